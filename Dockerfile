# The receiver of demo requests alone, beside a site on a CDN: see docs/demo-requests.md.
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json tsconfig.json ./
COPY config config
COPY content content
COPY hosting hosting
COPY lib lib
COPY messages messages
COPY scripts scripts
COPY search search
COPY server server
RUN mkdir --mode=700 data && chown node:node data
USER node
VOLUME /app/data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the process, so that it is the one asked to stop.
CMD ["node", "--import", "tsx", "scripts/receiver.ts"]
