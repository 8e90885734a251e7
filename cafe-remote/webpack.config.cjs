const { makeRemoteConfig } = require('@storefront/scripts/webpack/make-config.cjs');

module.exports = makeRemoteConfig(__dirname);
