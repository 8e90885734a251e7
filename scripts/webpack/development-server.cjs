const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** Serves one build with hot replacement; calls of the API go to the server that `npm run dev` starts beside it. */
module.exports = function developmentServer({ port, withApi }) {
  return {
    port,
    hot: true,
    liveReload: false,
    historyApiFallback: true,
    allowedHosts: ['localhost', '127.0.0.1'],
    headers: { 'Access-Control-Allow-Origin': '*' },
    static: false,
    client: { overlay: false, webSocketURL: `ws://localhost:${port}/ws` },
    ...(withApi && {
      proxy: [
        { context: ['/api', '/media', '/registry.json'], target: api },
        { context: ['/socket.io'], target: api, ws: true },
      ],
    }),
  };
};
