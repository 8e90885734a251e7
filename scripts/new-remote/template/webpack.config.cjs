module.exports = require('@storefront/scripts/webpack/remote-config.cjs')(__dirname);
