# The image of the shop with pg_dump and pg_restore, for `npm run backup` and `npm run restore`: docs/containers.md.
ARG SHOP=localhost/cafe-and-closet
FROM ${SHOP}
USER root
RUN apt-get update \
  && apt-get install --yes --no-install-recommends postgresql-client-15 \
  && rm -rf /var/lib/apt/lists/*
USER 1000:1000
