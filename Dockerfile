# The portal, with a PostgreSQL beside it: see docs/operations/installing.md.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
# Which commit it is built from: --build-arg SHIPTIME_COMMIT=$(git rev-parse HEAD)
ARG SHIPTIME_COMMIT
COPY . .
RUN npm ci && npm run build && npm prune --omit=dev
# Of the fonts of printed pages only those that are used (server/src/pdf/fonts.ts); their licences stay beside them.
RUN find node_modules/@expo-google-fonts node_modules/dejavu-fonts-ttf -name '*.ttf' \
  ! -path '*/400Regular/*' ! -path '*/600SemiBold/*' ! -name DejaVuSans.ttf ! -name DejaVuSans-Bold.ttf -delete

FROM node:24.21.0-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DEMO=0
# The program belongs to root and is only read: the account that runs it can change nothing of it.
COPY --from=build /app /app
# By number, so that a cluster can see that it is not root: the account `node`.
USER 1000:1000
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=4s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/dist/main.js"]
