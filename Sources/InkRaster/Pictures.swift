// Whoever draws pictures reads and writes them as well.
@_exported import InkPictures
