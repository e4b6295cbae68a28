# From the root of the repository: docker build -f ops/deploy/site.Dockerfile -t roommate-site .

FROM node:22.23.3-bookworm-slim@sha256:c3de60bf2f9dd0ac6370e6117950ff62d6e339527e7472301c9c78a017978392 AS build
WORKDIR /app
ENV NX_DAEMON=false CI=true
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci
RUN npx nx run-many -t build -p 'shell-server,shell,mfe-*'
# The image carries the front ends of its commit: docs/decisions/0058-front-ends-in-the-site-image.md.
RUN node --conditions=@roommate/source --import tsx ops/deploy/src/release-all.ts /app/releases
# The same lockfile, without the packages that only the build needs.
RUN --mount=type=cache,target=/root/.npm sh ops/deploy/install-run-time.sh shell-server

FROM node:22.23.3-bookworm-slim@sha256:c3de60bf2f9dd0ac6370e6117950ff62d6e339527e7472301c9c78a017978392
WORKDIR /app
ENV NODE_ENV=production SITE_HOST=0.0.0.0 SITE_PORT=3000 RELEASES_DIR=/app/releases
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/libs/contracts/package.json libs/contracts/package.json
COPY --from=build /app/libs/contracts/dist libs/contracts/dist
COPY --from=build /app/libs/server/package.json libs/server/package.json
COPY --from=build /app/libs/server/dist libs/server/dist
COPY --from=build /app/platform/registry/package.json platform/registry/package.json
COPY --from=build /app/platform/registry/dist platform/registry/dist
COPY --from=build /app/platform/store/package.json platform/store/package.json
COPY --from=build /app/platform/store/dist platform/store/dist
COPY --from=build /app/shell/server/package.json shell/server/package.json
COPY --from=build /app/shell/server/dist shell/server/dist
COPY --from=build /app/releases releases
# The user node of the base image, as a number: Kubernetes needs it to check runAsNonRoot.
USER 1000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "shell/server/dist/main.js"]
