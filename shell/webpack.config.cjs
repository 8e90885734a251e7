const { makeHostConfig } = require('@storefront/scripts/webpack/make-config.cjs');

module.exports = makeHostConfig(__dirname);
