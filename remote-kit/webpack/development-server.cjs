const { whenNpmEnds } = require('../lib/when-npm-ends.cjs');

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

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

/** Serves one build with hot replacement; calls of the API go to the server that `npm run dev` starts beside it. */
module.exports = function developmentServer({ port, withApi, remote }) {
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
    client: { overlay: false, webSocketURL: `ws://localhost:${port}/ws` },
    ...(withApi && {
      proxy: [
        { context: ['/api', '/media', '/registry.json'], target: api },
        { context: ['/socket.io'], target: api, ws: true },
      ],
    }),
  };
};
