# The image of Brigade: the gateway with the web app, and the reference REST API. `compose.yaml` runs two of each.
#
#   docker build --tag brigade .

FROM node:26.10.0-slim AS web
WORKDIR /brigade
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile
RUN cd web && ../node_modules/.bin/vite build

FROM node:26.10.0-slim
WORKDIR /brigade
# The servers run from their TypeScript sources; only the web app is built.
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml persisted-documents.json ./
COPY patches patches
COPY domain domain
COPY gateway gateway
COPY upstream upstream
RUN npx --yes pnpm@12.21.0 install --prod --frozen-lockfile --filter '@brigade/gateway...' --filter '@brigade/upstream...'
COPY --from=web /brigade/web/dist web/dist
# One arena of glibc for all threads: a gateway keeps about 15 MB less.
ENV MALLOC_ARENA_MAX=1
USER node
EXPOSE 4000 4001
# For the REST API: node upstream/src/main.ts
CMD ["node", "gateway/src/main.ts"]
