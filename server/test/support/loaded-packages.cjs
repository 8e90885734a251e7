// For `node --require`: writes the OpenTelemetry packages that the process has loaded into LOADED_TO when it ends.
const { writeFileSync } = require('node:fs');

process.on('exit', () => {
  const names = Object.keys(require.cache).flatMap((path) => /@opentelemetry\/[\w-]+/.exec(path)?.[0] ?? []);
  writeFileSync(process.env.LOADED_TO, JSON.stringify([...new Set(names)].sort()));
});
