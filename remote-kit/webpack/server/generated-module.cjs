/** Loader that puts the text of its options in the place of a module. */
module.exports = function generatedModule() {
  return this.getOptions().source;
};
