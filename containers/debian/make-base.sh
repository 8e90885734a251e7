#!/bin/sh
# Makes localhost/debian-node, a base image for the Dockerfiles, from Debian's packages and the Node of this machine. For
# machines that reach a Debian mirror but no registry of images. Needs root.
set -eu
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
debootstrap --variant=minbase --include=ca-certificates,libatomic1 bookworm "$root" "${DEBIAN_MIRROR:-http://deb.debian.org/debian}"

install -D "$(readlink -f "$(command -v node)")" "$root/usr/local/bin/node"
mkdir -p "$root/usr/local/lib/node_modules"
cp -r "$(npm root --global)/npm" "$root/usr/local/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
# The authorities that this machine trusts, its company's included.
cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/ca-certificates.crt"

# What Debian's own slim image leaves out too.
rm -rf "$root"/var/cache/apt/* "$root"/var/lib/apt/lists/* "$root"/usr/share/doc/* "$root"/usr/share/man/* "$root"/usr/share/locale/*
tar --create --directory="$root" . |
  podman import --change 'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt' - localhost/debian-node
