# The site with its API:
#
#   docker build --tag site .
#   docker run --publish 3000:3000 --volume leads:/data site
#
# README.md lists the environment variables, and the command for leads: docker exec … npm run -s leads -- list
# A load balancer asks /readyz before it sends visitors. Docker asks /healthz: a restart does not help a database.

FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY LICENSE tsconfig.json vite.config.ts ./
COPY config config
COPY schemas schemas
COPY src src
RUN npm run build
RUN npm prune --omit=dev && rm -rf node_modules/.cache
# Copied below for its owner: the server may write here and nowhere else.
RUN mkdir data

FROM node:22-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/src/tools/cli/built.js src/tools/cli/built.js
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build --chown=node:node /app/data /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=10s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
# Not npm: the signal that stops a container must reach the server.
CMD ["node", "src/tools/cli/built.js", "main"]
