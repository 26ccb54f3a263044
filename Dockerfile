# Stillgrove in one container: `docker build -t stillgrove .` (or podman). See docs/operations.md.

FROM node:24-bookworm-slim AS build
WORKDIR /stillgrove
# Installs the packages before the sources are copied. A change of the sources then keeps this layer in the cache.
COPY package.json package-lock.json ./
COPY assets/package.json assets/
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY index.html vite.config.ts tsconfig.json tsconfig.base.json ./
COPY domain domain
COPY machines machines
COPY engine engine
COPY src src
COPY server server
COPY tools tools
COPY assets assets
# The commit and its day, which the start line names: --build-arg COMMIT=$(git rev-parse --short HEAD)
ARG COMMIT COMMIT_DAY
RUN node -e "import('./tools/build.mjs').then((build) => build.buildIfStale())"

FROM node:24-bookworm-slim
LABEL org.opencontainers.image.title="Stillgrove" \
    org.opencontainers.image.description="Calming games, with a mood check-in and a private journal" \
    org.opencontainers.image.documentation="docs/operations.md"
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
WORKDIR /stillgrove
# The server's file contains all its packages except these two.
COPY --from=build /stillgrove/node_modules/@electric-sql node_modules/@electric-sql
COPY --from=build /stillgrove/node_modules/@node-rs node_modules/@node-rs
COPY --from=build /stillgrove/dist/client dist/client
COPY --from=build /stillgrove/dist/server dist/server
# Only the account that runs the server can open the directory. A new volume takes over the owner and the permissions of
# this directory.
RUN mkdir /data && chown node:node /data && chmod 700 /data
VOLUME /data
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Starts Node directly instead of npm, so that Node receives the stop signal.
CMD ["node", "dist/server/main.mjs"]
