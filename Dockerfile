# The receiver of demo requests alone, beside a site on a CDN: see docs/demo-requests.md.

# The digest of the multi-platform image; Dependabot proposes newer ones.
FROM node:24.21.0-bookworm-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553 AS bundle
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY tsconfig.json ./
COPY delivery/hosting/global-headers.ts delivery/hosting/
COPY delivery/server delivery/server
COPY lib lib
COPY messages messages
COPY receiver receiver
COPY scripts scripts
RUN npm run write -- receiver
# All that the image needs of its base: Node, the libraries that it and the driver load, and the names of users.
RUN mkdir --parents --mode=1777 /image/tmp \
  && { ldd /usr/local/bin/node; ldd dist/receiver/node_modules/@libsql/*/index.node; } \
    | grep --only-matching '/[^ ]*' | sort --unique \
    | xargs cp --parents --dereference --target-directory=/image /usr/local/bin/node /etc/passwd /etc/group \
  && mkdir --parents --mode=700 /own/data

# No shell, no package manager: nothing but the receiver can be started.
FROM scratch
ENV PATH=/usr/local/bin NODE_ENV=production HOST=0.0.0.0 PORT=3000
COPY --from=bundle /image /
WORKDIR /app
# It belongs to root, and the receiver runs as node: it can write nothing but its data.
COPY --from=bundle /app/dist/receiver ./
COPY --from=bundle --chown=node:node /own ./
USER node
VOLUME /app/data
EXPOSE 3000
# Readiness: it writes as much as a large request would.
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["node", "receiver.mjs", "health"]
# Node itself is the process, so that it is the one asked to stop.
CMD ["node", "receiver.mjs"]
