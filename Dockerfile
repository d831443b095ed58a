# Two images of one build. `docker build --target run`: API, shell and commands, and nothing that builds. `docker build --target release`: builds
# releases and uploads them to the store. docs/containers.md says how they are used.

FROM node:24-bookworm AS release
WORKDIR /srv/femcoders/site
# The store of npm packages is not part of the image.
ENV npm_config_cache=/tmp/npm npm_config_audit=false npm_config_fund=false
COPY . .
RUN npm ci && rm -rf /tmp/npm
# Releases are made and kept here until they are in the store.
ENV NODE_ENV=production VAR_DIR=/var/lib/femcoders
RUN useradd --system --uid 10001 --user-group femcoders \
    && install --directory --owner=femcoders --group=femcoders /var/lib/femcoders
USER 10001:10001
ENTRYPOINT ["npm", "run", "release", "--"]
CMD ["shell", "mf-events", "mf-blog", "mf-community", "mf-admin"]

FROM release AS files
USER root
RUN node --no-warnings scripts/run-files.ts /run-files

FROM debian:bookworm-slim AS run
RUN apt-get update && apt-get install --yes --no-install-recommends ca-certificates libstdc++6 tzdata \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --system --uid 10001 --user-group femcoders \
    && install --directory --owner=femcoders --group=femcoders /var/lib/femcoders
COPY --from=release /usr/local/bin/node /usr/local/bin/node
COPY --from=files /run-files /srv/femcoders/site
WORKDIR /srv/femcoders/site
# The only place where it writes; everything else may be read-only.
VOLUME /var/lib/femcoders
ENV NODE_ENV=production HOME=/var/lib/femcoders VAR_DIR=/var/lib/femcoders HOST=0.0.0.0 PORT=4001 LOG_LEVEL=info \
    NODE_OPTIONS=--max-semi-space-size=16
USER 10001:10001
EXPOSE 4001
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# A shell: `node start/src/shell.ts`, with PORT=4011. A command: `node start/src/backup/backup-command.ts --store`.
CMD ["node", "start/src/api.ts"]
