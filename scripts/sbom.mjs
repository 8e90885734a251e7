import { writeFileSync } from 'node:fs';
import { runCommand } from './lib/command.mjs';
import { shippedPackages } from './lib/licences.mjs';
import { readLockfile } from './lib/lockfile.mjs';
import { npmOutput } from './lib/npm.mjs';
import { inRoot } from './lib/paths.mjs';

/**
 * `npm run sbom`: writes `sbom.json`, a CycloneDX list of the packages that browsers get and the server runs (C353).
 * `npm sbom --omit=dev` would leave out each package that a tool uses as well, such as fastify and react.
 */
await runCommand(async () => {
  const all = JSON.parse(await npmOutput(['sbom', '--package-lock-only', '--sbom-format=cyclonedx']));
  const shipped = new Set(shippedPackages(readLockfile()).map(({ name, version }) => `${name}@${version}`));
  const isShipped = (reference) => shipped.has(reference);
  const components = all.components.filter((component) => isShipped(component['bom-ref']));
  const dependencies = all.dependencies
    .filter(({ ref }) => isShipped(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isShipped) }));
  // npm takes the name from the folder of the checkout.
  const component = { ...all.metadata.component, name: 'storefront' };
  const sbom = { ...all, metadata: { ...all.metadata, component }, components, dependencies };
  writeFileSync(inRoot('sbom.json'), `${JSON.stringify(sbom, null, 2)}\n`);
  console.log(`sbom.json: ${components.length} packages`);
});
