import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A file of this folder. */
const own = (file) => join(import.meta.dirname, file);

/** Packages that ship or load ES modules only, so that jest has to compile them too. */
const esmOnly = [
  'msw',
  '@mswjs',
  'rettime',
  'until-async',
  '@open-draft',
  'react-router',
  'react-router-dom',
  'cookie',
  'content-disposition',
  'yet-another-react-lightbox',
  '@fastify/cookie',
  'workbox-[a-z]+',
  'p-queue',
  'p-timeout',
  // Outside of the checkout: TypeScript, as here (C358).
  '@storefront',
  's3mini',
].join('|');

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};

/**
 * The jest project of one workspace. Looks for tests in its `src` and `test` folders only, not in build output. Other
 * workspaces resolve through their package.json `exports` to TypeScript sources.
 */
function project(rootDir, name, folder, extra) {
  return {
    displayName: name,
    rootDir,
    roots: ['src', 'test'].map((part) => join(rootDir, folder, part)).filter((path) => existsSync(path)),
    testMatch: [`<rootDir>/${folder}/{src,test}/**/*.test.{ts,tsx}`],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.cache/'],
    cacheDirectory: '<rootDir>/.cache/jest',
    transform: { '^.+\\.(t|j|mj)sx?$': ['@swc/jest', swc] },
    transformIgnorePatterns: [`/node_modules/(?!(?:.*/node_modules/)?(?:${esmOnly})/)`],
    moduleNameMapper: {
      '\\.css$': own('empty-module.cjs'),
      '\\.(png|jpe?g|gif|webp|avif|svg|woff2)$': own('file-address.cjs'),
    },
    ...extra,
  };
}

/** A workspace whose tests run in jsdom. */
export function domProject(rootDir, name, folder = name) {
  return project(rootDir, name, folder, {
    testEnvironment: 'jest-fixed-jsdom',
    setupFilesAfterEnv: [own('setup-dom.ts')],
  });
}

/** A workspace whose tests run in Node; they may open databases and servers, hence the long time-out. */
export function nodeProject(rootDir, name, folder = name) {
  return project(rootDir, name, folder, {
    testEnvironment: 'node',
    setupFilesAfterEnv: [own('setup-node.ts')],
  });
}

/** A project narrowed to one folder. */
export const only = (base, folder) => ({
  ...base,
  roots: [join(base.rootDir, folder)],
  testMatch: [`<rootDir>/${folder}/**/*.test.{ts,tsx}`],
});

/** A project that leaves one folder to another project. */
export const without = (base, folder) => ({
  ...base,
  testPathIgnorePatterns: [...base.testPathIgnorePatterns, `<rootDir>/${folder}/`],
});
