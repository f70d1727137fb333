# Any image with npm will do: the project brings the Node it runs on.
FROM node:24.11.1-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY db/package.json db/
COPY demo/package.json demo/
COPY server/package.json server/
COPY client/package.json client/
COPY tests/package.json tests/
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24.11.1-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production NODE_COMPILE_CACHE=/tmp/compiled HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN install -d -o node -g node -m 700 /data
COPY --from=build --chown=root:root /app /app
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The server itself and not npm, so that it gets the signals.
CMD ["node_modules/.bin/node", "--max-semi-space-size=2", "--v8-pool-size=1", "server/src/main.ts"]
