#!/bin/sh
# Installs only the runtime dependencies of one workspace in an image: sh ops/deploy/install-run-time.sh WORKSPACE
set -eu
# With --workspace npm installs devDependencies that are workspaces, in spite of --omit=dev. The embedded database would
# be among them. The lockfile is valid without them.
npm pkg delete devDependencies --workspaces --include-workspace-root
npm ci --omit=dev --workspace "$1"
# An optional peer of @nestjs/swagger for its compiler plugin. npm installs it because the lockfile has it.
rm -rf node_modules/typescript
# Files for compilers and debuggers.
find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete
