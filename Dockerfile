# The built site behind nginx:          docker build -t grandstand .
# For your own deployment:              docker build --build-arg DEPLOYMENT=tools/build/example.json -t grandstand .
# The server for home and previews:     docker build --target unfurl -t grandstand-unfurl .
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG DEPLOYMENT=""
RUN npm run build -- ${DEPLOYMENT:+--deployment "$DEPLOYMENT"}

FROM node:24-bookworm-slim AS unfurl
COPY --from=build /site/dist /site/dist
COPY --from=build /site/dist-server/edge /site/edge
USER node
EXPOSE 4180
ENV BACKEND=""
CMD ["sh", "-c", "exec node /site/edge/serve.mjs --dist /site/dist --renderer /site/edge/first-view --host 0.0.0.0 --backend \"$BACKEND\""]

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default \
  && ln -sf /dev/stdout /var/log/nginx/access.log \
  && ln -sf /dev/stderr /var/log/nginx/error.log
COPY --from=build /site/dist-server/nginx/grandstand.conf /etc/nginx/conf.d/grandstand.conf
COPY --from=build /site/dist-server/nginx/grandstand-brotli.conf /etc/nginx/grandstand-brotli.conf
COPY --from=build /site/dist /usr/share/grandstand
EXPOSE 80
STOPSIGNAL SIGQUIT
CMD ["nginx", "-g", "daemon off;"]
