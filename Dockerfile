# The shop as a container image: docs/containers.md says how to build and run it.
ARG BASE=docker.io/library/node:24.21.0-bookworm-slim

# What npm reads, alone: a change of a source installs no package again.
FROM ${BASE} AS manifests
WORKDIR /shop
COPY . .
RUN mkdir /manifests && cp --parents package.json package-lock.json .npmrc */package.json /manifests

FROM ${BASE} AS packages
WORKDIR /shop
COPY --from=manifests /manifests .
RUN npm ci --omit=dev --workspace=server

FROM ${BASE} AS build
WORKDIR /shop
COPY --from=manifests /manifests .
RUN npm ci --omit=dev
COPY . .
RUN npm run build \
  && mkdir /built \
  && cp -r --parents scripts remote-kit/lib server/dist server/fonts demo/pictures shell/dist *-remote/dist *-remote/remote.json /built

FROM ${BASE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data \
  NODE_OPTIONS="--max-semi-space-size=4 --max-old-space-size=768 --v8-pool-size=1" MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 \
  npm_config_cache=/tmp/npm npm_config_update_notifier=false
WORKDIR /shop
COPY --from=packages /shop .
COPY --from=build /built .
RUN install -d -o 1000 -g 1000 /data /backups
USER 1000:1000
EXPOSE 3000
# Docker and podman keep this with the format "docker" only.
HEALTHCHECK --interval=10s --timeout=5s --start-period=40s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node is process 1 and stops on SIGTERM by itself.
CMD ["node", "--enable-source-maps", "server/dist/main.js"]
