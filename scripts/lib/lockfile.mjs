import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const file = inRoot('package-lock.json');

/** The lockfile's entries by folder. */
export const readLockfile = () => JSON.parse(readFileSync(file, 'utf8'));
export const writeLockfile = (lockfile) => writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`);

/** Returns the folders in which Node looks for a package, nearest first. */
export function* placesOf(from, name) {
  for (let folder = from; folder !== ''; ) {
    yield `${folder}/node_modules/${name}`;
    folder = folder.includes('/node_modules/') ? folder.slice(0, folder.lastIndexOf('/node_modules/')) : '';
  }
  yield `node_modules/${name}`;
}

/**
 * Returns builds for other systems that a package depends on but the lockfile lacks. npm omits builds that the current
 * registry does not have, and then `npm ci` fails everywhere.
 *
 * @returns {{ name: string, version: string, owner: string }[]}
 */
export function missingBuilds({ packages }) {
  const missing = new Map();
  for (const [owner, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if ([...placesOf(owner, name)].some((place) => packages[place])) continue;
      missing.set(name, { name, version, owner });
    }
  }
  return [...missing.values()];
}

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** Returns the target system from the name of a build, `…-linux-arm-gnueabihf`, with fields in npm's order. */
function entryOf(name, version, { dev, peer }) {
  const words = name.slice(name.indexOf('/') + 1).split('-');
  const cpu = PROCESSORS.filter((word) => words.includes(word));
  const os = SYSTEMS.filter((word) => words.includes(word));
  const libc = words.flatMap((word) => (/^musl/.test(word) ? ['musl'] : /^gnu/.test(word) ? ['glibc'] : []));
  return {
    version,
    ...(cpu.length > 0 && { cpu }),
    ...(dev && { dev }),
    ...(libc.length > 0 && { libc }),
    optional: true,
    ...(os.length > 0 && { os }),
    ...(peer && { peer }),
  };
}

/** Adds the builds of {@link missingBuilds}, without checksums, because the packages were not available. */
export function completeLockfile(lockfile) {
  const missing = missingBuilds(lockfile);
  for (const { name, version, owner } of missing) {
    lockfile.packages[`node_modules/${name}`] = entryOf(name, version, lockfile.packages[owner]);
  }
  const [[, root], ...rest] = Object.entries(lockfile.packages);
  rest.sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { lockfile: { ...lockfile, packages: { '': root, ...Object.fromEntries(rest) } }, added: missing };
}
