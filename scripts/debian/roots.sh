# Debians in directories: whole ones to build and test in, bare ones to install into, and the libraries of another
# processor to link with. Read by scripts/test and scripts/package; needs root.
#
# They are kept in $XDG_CACHE_HOME or /var/cache, as inkglance-debian-RELEASE/NAME, and used again.
# The mirror is that of this machine's own sources; INKGLANCE_DEBIAN_MIRROR overrides it.

roots_cache=${XDG_CACHE_HOME:-/var/cache}

code_name() { case "$1" in 12) echo bookworm ;; 13) echo trixie ;; esac; }
root_path() { echo "$roots_cache/inkglance-debian-$1/$2"; }

mirror() {
  if [ -n "${INKGLANCE_DEBIAN_MIRROR:-}" ]; then echo "$INKGLANCE_DEBIAN_MIRROR"; return; fi
  apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Component: main' 2>/dev/null |
    grep -E '^https?://.*/debian/?$' | head -1 || true
}

may_make_roots() {
  [ "$(id -u)" -eq 0 ] || stop "$1 makes root directories and mounts in them: run it as root" 77
  unshare --mount true 2>/dev/null || stop "$1 needs the right to mount (CAP_SYS_ADMIN); is this a container?" 77
}

# install_tools PACKAGE...: what is missing of them, on this machine.
install_tools() {
  local package missing=()
  for package in "$@"; do
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  stage "installing ${missing[*]}"
  DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends "${missing[@]}" >/dev/null 2>&1 && return
  apt-get -qq update || true
  DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends "${missing[@]}" >&2
}

# bootstrap RELEASE NAME OPTION...: makes inkglance-debian-RELEASE/NAME by mmdebstrap where it is not there yet; whole
# or not at all.
bootstrap() {
  local release=$1 root log source option options=()
  root=$(root_path "$1" "$2")
  log=$root.log
  [ ! -d "$root" ] || return 0
  source=$(mirror)
  [ -n "$source" ] || stop "no Debian mirror in apt's sources; name one: INKGLANCE_DEBIAN_MIRROR=URL" 78
  install_tools mmdebstrap debian-archive-keyring
  # Packages are fetched there as they are here: proxies, and clocks that do not match the mirror's.
  while IFS= read -r option; do options+=("--aptopt=$option"); done \
    < <(apt-config dump | grep -E '^Acquire::(https?::|Check-)' || true)
  stage "Debian $release into $root"
  rm -rf "$root" "$root.new"
  mkdir -p "$(dirname "$root")"
  mmdebstrap --mode=root --format=directory --keyring=/usr/share/keyrings/debian-archive-keyring.gpg \
    "${options[@]}" --aptopt='Acquire::Languages "none"' --aptopt='APT::Install-Recommends "false"' \
    --dpkgopt=force-unsafe-io "${@:3}" \
    "$(code_name "$release")" "$root.new" "$source" >"$log" 2>&1 ||
    { tail -20 "$log" >&2; stop "mmdebstrap failed; all it said is in $log" 69; }
  mv "$root.new" "$root"
}

# Packages of another processor and all they depend on, unpacked only: nothing of them runs. Made anew when other
# packages are asked for than it was made of.
# foreign_root RELEASE NAME ARCHITECTURE PACKAGE... [-- OPTION...]
foreign_root() {
  local release=$1 name=$2 architecture=$3 packages=() root
  root=$(root_path "$1" "$2")
  shift 3
  while [ $# -gt 0 ] && [ "$1" != -- ]; do packages+=("$1"); shift; done
  [ $# -eq 0 ] || shift
  [ "$(cat "$root.packages" 2>/dev/null)" = "${packages[*]}" ] || rm -rf "$root"
  # /bin, /sbin and /lib are links to their likes in /usr, as the package base-files would make them.
  bootstrap "$release" "$name" --variant=extract --architectures="$architecture" \
    --setup-hook='for d in bin sbin lib; do mkdir -p "$1/usr/$d" && ln -s "usr/$d" "$1/$d"; done' \
    --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/man/*' \
    --dpkgopt='path-exclude=/usr/share/locale/*' "$@" --include="$(IFS=,; echo "${packages[*]}")"
  echo "${packages[*]}" >"$root.packages"
}

# Runs a command in a root, in a mount namespace of its own that vanishes with it. BINDS are DIRECTORY:PLACE or
# DIRECTORY:PLACE:ro, a file or a directory of this machine and where it shows there.
# in_root ROOT [BIND...] -- COMMAND...
in_root() {
  unshare --mount --propagation private bash -euc '
    root=$1; shift
    mkdir -p "$root/proc" "$root/dev" "$root/tmp"
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    while [ "$1" != -- ]; do
      IFS=: read -r source place mode <<<"$1"; shift
      if [ -d "$source" ]; then mkdir -p "$root$place"; else mkdir -p "$(dirname "$root$place")"; touch "$root$place"; fi
      mount --bind "$source" "$root$place"
      if [ "$mode" = ro ]; then mount -o remount,bind,ro "$root$place"; fi
    done
    shift
    exec env -i HOME=/root LANG=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive \
      ${http_proxy:+http_proxy="$http_proxy"} ${https_proxy:+https_proxy="$https_proxy"} chroot "$root" "$@"
  ' in_root "$@"
}

# A description for SwiftPM of how to build for another processor with the Swift of Debian 13, in DIRECTORY.
# write_sdk DIRECTORY NAME TRIPLE SYSROOT SWIFT: SWIFT is where that processor's Swift libraries are.
write_sdk() {
  local bundle=$1/$2.artifactbundle
  rm -rf "$bundle"
  mkdir -p "$bundle/$2/$3"
  cat >"$bundle/info.json" <<JSON
{
  "schemaVersion": "1.0",
  "artifacts": { "$2": { "type": "swiftSDK", "version": "1", "variants": [{ "path": "$2/$3" }] } }
}
JSON
  cat >"$bundle/$2/$3/swift-sdk.json" <<JSON
{
  "schemaVersion": "4.0",
  "targetTriples": {
    "$3": {
      "sdkRootPath": "$4",
      "swiftResourcesPath": "$5/swift",
      "swiftStaticResourcesPath": "$5/swift_static",
      "toolsetPaths": ["toolset.json"]
    }
  }
}
JSON
  cat >"$bundle/$2/$3/toolset.json" <<JSON
{
  "schemaVersion": "1.0",
  "swiftCompiler": {
    "extraCLIOptions": [
      "-use-ld=lld", "-no-toolchain-stdlib-rpath", "-Xlinker", "-rpath", "-Xlinker", "/usr/libexec/swift/lib/swift/linux"
    ]
  }
}
JSON
}
