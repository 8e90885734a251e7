module.exports = require('@storefront/scripts/webpack/host-config.cjs')(__dirname);
