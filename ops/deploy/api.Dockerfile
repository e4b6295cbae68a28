# From the root of the repository: docker build -f ops/deploy/api.Dockerfile -t roommate-api .

FROM node:22.23.3-bookworm-slim@sha256:c3de60bf2f9dd0ac6370e6117950ff62d6e339527e7472301c9c78a017978392 AS build
WORKDIR /app
ENV NX_DAEMON=false CI=true
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci
RUN npx nx run api-nest:build
# The same lockfile, without the packages that only the build needs.
RUN --mount=type=cache,target=/root/.npm sh ops/deploy/install-run-time.sh api-nest

FROM node:22.23.3-bookworm-slim@sha256:c3de60bf2f9dd0ac6370e6117950ff62d6e339527e7472301c9c78a017978392
WORKDIR /app
ENV NODE_ENV=production API_HOST=0.0.0.0 API_PORT=4000
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/libs/contracts/package.json libs/contracts/package.json
COPY --from=build /app/libs/contracts/dist libs/contracts/dist
COPY --from=build /app/libs/places/package.json libs/places/package.json
COPY --from=build /app/libs/places/dist libs/places/dist
COPY --from=build /app/libs/server/package.json libs/server/package.json
COPY --from=build /app/libs/server/dist libs/server/dist
COPY --from=build /app/api-nest/package.json api-nest/package.json
COPY --from=build /app/api-nest/dist api-nest/dist
# Packages that the root has in another version.
COPY --from=build /app/api-nest/node_modules api-nest/node_modules
# The API serves it as a page.
COPY --from=build /app/docs/api-changelog.md docs/api-changelog.md
# The user node of the base image, as a number: Kubernetes needs it to check runAsNonRoot.
USER 1000
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "api-nest/dist/main.js"]
