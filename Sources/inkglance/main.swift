import Glibc
import InkCommand

exit(await Program.run(arguments: Array(CommandLine.arguments.dropFirst()), name: "inkglance").rawValue)
