const { whenNpmEnds } = require('../lib/when-npm-ends.cjs');

/** What a remote says of itself as it is served, with its files beside it, so that a shop can take it from here (C140). */
const describeAt = (path, remote) => ({
  name: 'remote-json',
  path,
  middleware: (_request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(remote));
  },
});

/**
 * Serves one build with hot replacement.
 *
 * @param {object} options
 * @param {number} options.port
 * @param {object[]} [options.proxy] which server answers what is not served here
 * @param {object} [options.remote] the manifest of a remote
 */
module.exports = function developmentServer({ port, proxy = [], remote }) {
  return {
    host: '127.0.0.1',
    port,
    onListening() {
      // The line of webpack-dev-server is at the level "info", with much else.
      console.log(`Listening on http://localhost:${port}`);
      whenNpmEnds(() => process.exit());
    },
    hot: true,
    liveReload: false,
    historyApiFallback: true,
    allowedHosts: ['localhost', '127.0.0.1'],
    headers: { 'Access-Control-Allow-Origin': '*' },
    static: false,
    ...(remote && { setupMiddlewares: (others) => [describeAt('/remote.json', remote), ...others] }),
    // A syntax error covers the page; what a page throws shows its own notice.
    client: {
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      webSocketURL: `ws://localhost:${port}/ws`,
    },
    proxy,
  };
};
