# The portal, with a PostgreSQL beside it: see docs/operations/installing.md.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
# Packages are installed anew only when the lockfile changes.
COPY package.json package-lock.json ./
COPY domain/package.json domain/
COPY locales/package.json locales/
COPY planner/package.json planner/
COPY server/package.json server/
COPY web/package.json web/
COPY client/package.json client/
RUN npm ci
COPY . .
# Which commit it is built from: --build-arg SHIPTIME_COMMIT=$(git rev-parse HEAD)
ARG SHIPTIME_COMMIT=unknown
RUN npm run release -- --folder

FROM node:24.21.0-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DEMO=0
# The program belongs to root and is only read: the account that runs it can change nothing of it.
COPY --from=build /app/.build/release/shiptime /app
# By number, so that a cluster can see that it is not root: the account `node`.
USER 1000:1000
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=4s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/dist/main.js"]
