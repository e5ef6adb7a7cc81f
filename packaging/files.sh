# Which file of ours goes where in a system. Read by scripts/install and scripts/package.
#
# put MODE SOURCE PLACE: the reader's own, installs one file.

# put_all PROJECT PROGRAM [RUNNER...]: everything, from the program that was built. Its texts are asked of itself,
# by the runner where this machine cannot run it.
put_all() {
  local project=$1 program=$2 generated shell
  shift 2
  generated=$(mktemp -d)
  "$@" "$program" help --man | gzip -9n >"$generated/man" || return
  for shell in bash zsh fish; do "$@" "$program" completion $shell >"$generated/$shell" || return; done

  put 755 "$program" /usr/bin/inkglance
  put 644 "$project/packaging/inkglance.service" /usr/lib/systemd/system/inkglance.service
  put 644 "$project/packaging/inkglance.sysusers" /usr/lib/sysusers.d/inkglance.conf
  put 644 "$project/packaging/60-inkglance.rules" /usr/lib/udev/rules.d/60-inkglance.rules
  put 644 "$generated/man" /usr/share/man/man1/inkglance.1.gz
  put 644 "$generated/bash" /usr/share/bash-completion/completions/inkglance
  put 644 "$generated/zsh" /usr/share/zsh/vendor-completions/_inkglance
  put 644 "$generated/fish" /usr/share/fish/vendor_completions.d/inkglance.fish
  put 644 "$project/packaging/inkglance.toml" /usr/share/doc/inkglance/examples/inkglance.toml
  put 644 "$project/docs/feeds.toml" /usr/share/doc/inkglance/examples/feeds.toml
  rm -rf "$generated"
}
