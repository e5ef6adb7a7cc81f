# Builds with the Swift of Debian 13 for this processor and for arm64. Read by scripts/test and scripts/package, after
# roots.sh; `project` is where the sources are.

# What building needs of arm64, besides the C library and what scripts/prepare installs; and what every Debian has.
foreign_packages() { "$project/scripts/prepare" --list | grep -v '^pkg-config$'; echo libsystemd0; }

# Makes the Debian 13 that builds, with everything installed.
building_root() {
  bootstrap 13 root --variant=minbase --include=ca-certificates
  in_root "$(root_path 13 root)" "$project:/project:ro" -- /project/scripts/prepare --testing
  in_root "$(root_path 13 root)" -- apt-get clean
}

# The libraries of a release for arm64. Debian 12 has no Swift: there they come from Debian 13's.
arm64_libraries() {
  local swift=/usr/libexec/swift
  if [ "$1" = 13 ]; then
    # Of the compiler, which is two gigabytes, the libraries only.
    foreign_root 13 arm64 arm64 $(foreign_packages) libstdc++-14-dev swiftlang -- \
      --dpkgopt="path-exclude=$swift/bin/*" --dpkgopt="path-exclude=$swift/lib/swift/host/*" \
      --dpkgopt="path-exclude=$swift/lib/swift/pm/*" --dpkgopt="path-exclude=$swift/lib/lib*" \
      --dpkgopt='path-exclude=/usr/bin/*'
  else
    foreign_root 12 arm64 arm64 $(foreign_packages | grep -v ^fonts) libstdc++-12-dev
  fi
}

# How building for arm64 sees a directory of this machine: the libraries of both releases, and the description of them.
arm64_binds() {
  echo "$project:/project:ro"
  echo "$(root_path 13 arm64):/arm64/13:ro"
  [ "$1" = 13 ] || echo "$(root_path "$1" arm64):/arm64/$1:ro"
}

# swift_arm64 RELEASE WORD...: a command of Swift's in the building root, for arm64.
swift_arm64() {
  local release=$1 root swift=/arm64/13/usr/libexec/swift/lib
  shift
  root=$(root_path 13 root)
  write_sdk "$root/var/cache/inkglance-sdk" "debian-$release-arm64" aarch64-unknown-linux-gnu "/arm64/$release" "$swift"
  # SwiftPM heeds these two; without them pkg-config tells of this processor's libraries.
  in_root "$root" $(arm64_binds "$release") -- /usr/bin/env -C /project \
    PKG_CONFIG_SYSROOT_DIR="/arm64/$release" \
    PKG_CONFIG_PATH="/arm64/$release/usr/lib/aarch64-linux-gnu/pkgconfig:/arm64/$release/usr/share/pkgconfig" \
    swift "$@" --swift-sdks-path /var/cache/inkglance-sdk --swift-sdk "debian-$release-arm64"
}

# in_arm64 RELEASE PROGRAM WORD...: runs a program that was built for arm64, in the building root by emulation. PROGRAM is
# where this machine sees it.
in_arm64() {
  local release=$1 root program
  root=$(root_path 13 root)
  program=${2#"$root"}
  shift 2
  in_root "$root" $(arm64_binds "$release") "$(command -v qemu-aarch64-static):/usr/local/bin/qemu-aarch64:ro" -- \
    /usr/bin/env -C /project /usr/local/bin/qemu-aarch64 -L "/arm64/$release" "$program" "$@"
}

# in_debian_13 PROGRAM WORD...: the same for one that was built for this processor.
in_debian_13() {
  local root
  root=$(root_path 13 root)
  in_root "$root" "$project:/project:ro" -- "${1#"$root"}" "${@:2}"
}

# Debian 12's C library lacks names that Debian 13's Swift was linked with: an object that has them.
old_names() {
  in_root "$(root_path 13 root)" $(arm64_binds 12) -- /usr/libexec/swift/bin/clang -O2 -fno-builtin \
    --target=aarch64-linux-gnu --sysroot=/arm64/12 -c /project/packaging/debian/glibc-2.36.c \
    -o /var/cache/inkglance-sdk/glibc-2.36.o
}

# build_program RELEASE ARCHITECTURE: leaves the program's path in `built`, and in `runner` what runs it here.
build_program() {
  local release=$1 architecture=$2 root scratch words
  words=(build -c release --static-swift-stdlib --product inkglance -Xlinker -s)
  root=$(root_path 13 root)
  scratch=/var/cache/inkglance-package-$release-$architecture
  runner=()
  case "$release-$architecture" in
    12-amd64)
      "$project/scripts/prepare"
      scratch=$project/.build/package
      swift "${words[@]}" --package-path "$project" --scratch-path "$scratch" 2>&1 | only_news
      built=$scratch/release/inkglance
      return
      ;;
    13-amd64)
      building_root
      in_root "$root" "$project:/project:ro" -- \
        /usr/bin/swift "${words[@]}" --package-path /project --scratch-path "$scratch" 2>&1 | only_news
      runner=(in_debian_13)
      ;;
    *-arm64)
      building_root
      install_tools qemu-user-static
      arm64_libraries 13
      if [ "$release" = 12 ]; then
        arm64_libraries 12
        mkdir -p "$root/var/cache/inkglance-sdk"
        old_names
        words+=(-Xlinker /var/cache/inkglance-sdk/glibc-2.36.o)
      fi
      swift_arm64 "$release" "${words[@]}" --scratch-path "$scratch" 2>&1 | only_news
      runner=(in_arm64 "$release")
      ;;
  esac
  built=$root$scratch/release/inkglance
}

# Without the steps, and without what SwiftPM always says of glib's flags and of a foreign SDK.
only_news() { grep -aEv '^\[[0-9]+/[0-9]+\]|prohibited flag\(s\): -pthread|SDKSettings.json' || true; }
