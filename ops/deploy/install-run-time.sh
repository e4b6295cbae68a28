#!/bin/sh
# Installs, in an image, what one workspace needs to run and no more: sh ops/deploy/install-run-time.sh WORKSPACE
set -eu
# With --workspace npm follows the workspace's devDependencies in spite of --omit=dev, where a package of ours is among
# them: the embedded database came along that way. The lock holds without them.
npm pkg delete devDependencies --workspaces --include-workspace-root
npm ci --omit=dev --workspace "$1"
# An optional peer of @nestjs/swagger, for its plugin of the compiler; npm takes it because the lock has it.
rm -rf node_modules/typescript
# What compilers and debuggers read.
find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete
