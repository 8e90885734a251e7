module.exports = require('@storefront/remote-kit/webpack')(__dirname);
