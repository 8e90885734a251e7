/** Tests and what helps them, as against code that runs in the shop. */
const TESTS = '\\.test\\.tsx?$|/test/|/testing/';
const CLIENTS = '^(shell|[a-z]+-remote)/src/';
/** Modules of `shared` that hold state: one copy on a page, provided by the shell. */
const STATEFUL = '^shared/src/(session|cart|events|api|toast|router)/';
/** What both sides of the API agree on; it knows neither browser nor server. */
const AGREEMENT = '^shared/src/(contract|rules|ordering|delivery|messages|content|paths|config)/';
/** Rooms of `shell/src`: each imports only rooms that stand before it. */
const SHELL_ROOMS = [
  'routes',
  'telemetry',
  'auth',
  'layout',
  'offline',
  'remote-host',
  'prefetch',
  'pages',
  'app',
  'ssr-entry',
  'boot',
];

/** One rule per room: it imports no room after it. */
const shellRules = SHELL_ROOMS.slice(0, -1).map((room, index) => ({
  name: `shell-${room}-imports-downwards`,
  severity: 'error',
  from: { path: `^shell/src/${room}/`, pathNot: TESTS },
  to: { path: `^shell/src/(${SHELL_ROOMS.slice(index + 1).join('|')})/` },
}));

/**
 * The directions in which imports go (docs/architecture.md).
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    ...shellRules,
    {
      name: 'no-circles',
      comment: 'Two modules that need each other are one module, or lack a third.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      // `whole-…` is webpack's name for a package that one of its own modules stands in for.
      to: { couldNotResolve: true, pathNot: '^whole-' },
    },
    {
      name: 'remotes-stand-alone',
      comment: 'A remote is deployed on its own: it knows `shared` and nobody else.',
      severity: 'error',
      from: { path: '^([a-z]+-remote)/' },
      to: { path: '^(shell|http|server|gateway|e2e|[a-z]+-remote)/', pathNot: '^$1/' },
    },
    {
      name: 'shell-knows-remotes-by-name-only',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(http|server|gateway|e2e|[a-z]+-remote)/' },
    },
    {
      name: 'shared-is-below-everything',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(shell|http|server|gateway|scripts|remote-kit|e2e|[a-z]+-remote)/' },
    },
    {
      name: 'remote-kit-knows-shared-only',
      comment: 'It is installed without the rest of this checkout (C358).',
      severity: 'error',
      from: { path: '^remote-kit/' },
      to: { path: '^(shell|http|server|gateway|scripts|bench|demo|e2e|[a-z]+-remote)/' },
    },
    {
      name: 'agreement-is-below-state-and-screens',
      severity: 'error',
      from: { path: AGREEMENT, pathNot: TESTS },
      to: { path: '^shared/src/', pathNot: AGREEMENT },
    },
    {
      name: 'state-is-below-screens',
      severity: 'error',
      from: { path: STATEFUL, pathNot: TESTS },
      to: { path: '^shared/src/(ui|dev)/' },
    },
    {
      name: 'state-by-package-name',
      comment:
        'A relative import compiles a second copy into every remote; the package name is shared by federation.',
      severity: 'error',
      from: { path: '^(shared/src/[^/]+)/' },
      to: {
        path: STATEFUL,
        // A class known by its name, and types: neither holds state.
        pathNot: ['^$1/', '^shared/src/api/api-error\\.ts$', '^shared/src/toast/toast-types\\.ts$'],
        dependencyTypes: ['local'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-schemas-in-browsers',
      comment:
        'At run time a client needs method and path of a call; the schema library stays out of its bundle.',
      severity: 'error',
      from: {
        path: [
          CLIENTS,
          '^shared/src/(api|events|session|cart|toast|router|query|hooks|lazy|ui|rules|ordering|paths|config)/',
        ],
        pathNot: TESTS,
      },
      to: {
        path: [
          '^shared/src/contract/',
          '^shared/src/delivery/(first-data|page-registry|registry|remote-manifest|remote-origins|route-table|shell-manifest)\\.ts$',
          '^node_modules/zod/',
        ],
        pathNot: '^shared/src/contract/routes\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'shop-without-mocks',
      comment: 'Mocks reach a remote through its page for development only.',
      severity: 'error',
      from: {
        path: [CLIENTS, '^shared/src/'],
        pathNot: [TESTS, '^shared/src/dev/', '/(bootstrap|standalone)[^/]*\\.tsx?$', '/standalone/'],
      },
      to: { path: '^shared/src/dev/|^node_modules/msw/' },
    },
    {
      name: 'features-do-not-know-each-other',
      comment: 'What two features need moves down into `common` or `shared`.',
      severity: 'error',
      from: { path: '^([a-z-]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/(features|pages)/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'common-is-below-features',
      severity: 'error',
      from: { path: '^([a-z-]+)/src/common/' },
      to: { path: '^$1/src/(features|pages)/' },
    },
    {
      name: 'pages-do-not-know-each-other',
      severity: 'error',
      from: { path: '^shell/src/pages/([^/]+)/' },
      to: { path: '^shell/src/pages/', pathNot: '^shell/src/pages/($1|common)/' },
    },
    {
      name: 'server-without-gateway',
      comment: 'The API and the page gateway meet in server/src/shop only, so that each runs alone.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: [TESTS, '^server/src/(shop/|main\\.ts$)'] },
      to: { path: '^(gateway/|server/src/shop/)' },
    },
    {
      name: 'gateway-without-server',
      comment: 'The gateway asks the API through gateway/src/shop-api.ts.',
      severity: 'error',
      from: { path: '^gateway/' },
      to: { path: '^server/' },
    },
    {
      name: 'migrations-import-no-live-code',
      comment: 'What an old migration needs is copied into it, so that it never changes.',
      severity: 'error',
      from: { path: '^server/src/platform/db/migrations/', pathNot: TESTS },
      to: {
        path: '^(shared|server)/',
        pathNot: ['^server/src/platform/db/migrations/', '^server/src/platform/db/migration\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'http-below-server-and-gateway',
      severity: 'error',
      from: { path: '^http/' },
      to: { path: '^(server|gateway|shell|scripts|e2e|[a-z]+-remote)/' },
    },
    {
      name: 'server-reads-the-agreement-only',
      severity: 'error',
      from: { path: '^(http|server|gateway)/src/', pathNot: TESTS },
      to: { path: '^shared/src/', pathNot: AGREEMENT },
    },
    {
      name: 'only-db-knows-the-dialect',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/(src/platform/db/|test/support/count-work)' },
      to: { path: '^node_modules/(libsql|pg)/|^server/src/platform/db/dialects/' },
    },
    {
      name: 'nothing-imports-bench',
      comment: 'The bench measures the other workspaces. They build, start and test without it.',
      severity: 'error',
      from: { pathNot: '^bench/' },
      to: { path: '^bench/' },
    },
    {
      name: 'nothing-rests-on-tests',
      severity: 'error',
      from: { pathNot: [TESTS, '^(e2e|bench)/', '^scripts/test-openapi\\.mjs$'] },
      to: { path: '\\.test\\.tsx?$|^(server/test|e2e)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
