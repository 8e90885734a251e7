const { RuntimeGlobals, RuntimeModule } = require('webpack');

const { publicPath } = RuntimeGlobals;

/** The entry script's own address, without the page's origin: another origin keeps it. */
const IN_BROWSER = `${publicPath} = ${publicPath}.replace(location.origin + "/", "/");`;

/** From the folder of a release, `…/releases/cafe/1.0.0-3f2a…/server`, whose files browsers get at the same path. */
const ON_SERVER = `${publicPath} = (/\\/releases\\/[^/]+\\/[^/]+\\/(?=server$)/.exec(__dirname) || [""])[0];`;

class PathOnPage extends RuntimeModule {
  constructor(source) {
    super('path on the page', RuntimeModule.STAGE_BASIC + 1);
    this.source = source;
  }

  generate() {
    return this.source;
  }
}

/**
 * Makes the address of a picture, font or style sheet of a remote the same text on the server and in the browser,
 * `/releases/cafe/1.0.0-3f2a…/assets/…`: a build knows it only when it runs, because the release is named by its content.
 */
module.exports = class PublicPathPlugin {
  /** @param {{ isServer: boolean }} options */
  constructor({ isServer }) {
    this.source = isServer ? ON_SERVER : IN_BROWSER;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PublicPathPlugin', (compilation) => {
      // Before webpack's own plugin, whose answer ends the hook.
      const options = { name: 'PublicPathPlugin', stage: -1 };
      compilation.hooks.runtimeRequirementInTree.for(publicPath).tap(options, (chunk) => {
        compilation.addRuntimeModule(chunk, new PathOnPage(this.source));
      });
    });
  }
};
