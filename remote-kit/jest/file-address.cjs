/** What a picture or font is in tests: an address. */
module.exports = '/file';
