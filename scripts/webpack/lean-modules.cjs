const { join } = require('node:path');
const { root } = require('./workspace.cjs');

const installed = (path) => join(root, 'node_modules', path);
const federation = (path) => installed(`@module-federation/${path}`);
const lean = (file) => join(__dirname, 'lean', file);

/**
 * Aliases of production builds: every visitor loads these scripts, so what the shop does not use stays out of them.
 * The sources know nothing of it. Savings in brotli.
 */

/** Parts of the federation runtime that neither host nor remotes need. */
const leanFederation = {
  [federation('webpack-bundler-runtime/dist/init.js')]: lean('federation-start.js'),
  [federation('webpack-bundler-runtime/dist/remotes.js')]: lean('no-static-remotes.js'),
  [federation('error-codes/dist/desc.mjs')]: lean('no-descriptions.js'),
};

/** 2 kB of a remote's entry, together with `disableRemote`. */
const leanRemote = {
  ...leanFederation,
  [federation('webpack-bundler-runtime/dist/getSharedFallbackGetter.js')]: lean('no-fallback-getter.js'),
  [federation('webpack-bundler-runtime/dist/installInitialConsumes.js')]: lean('no-initial-consumes.js'),
};

const leanHost = {
  ...leanFederation,
  /* The runtime without manifests. 2 kB. */
  [federation('runtime-core/dist/utils/preload.js')]: lean('no-preloading.js'),
  [federation('runtime-core/dist/plugins/snapshot/SnapshotHandler.js')]: lean('no-snapshot.js'),
  /* Required as CommonJS by the plugin that hands the runtime to the remotes: a second copy of all of it. 10 kB. */
  [federation('inject-external-runtime-core-plugin/dist/index.cjs')]: federation(
    'inject-external-runtime-core-plugin/dist/index.js',
  ),
  /* Its package exports name the development build for every condition. 1 kB. */
  'react-router$': installed('react-router/dist/production/index.mjs'),
  'react-router/dom$': installed('react-router/dist/production/dom-export.mjs'),
  /* The HTTP client: no fetch adapter (XMLHttpRequest reports upload progress), no encoding of forms, no
     cookies, no checks of options that are checked already. 7 kB. */
  axios$: lean('axios.js'),
  [installed('axios/lib/adapters/fetch.js')]: lean('no-fetch-adapter.js'),
  [installed('axios/lib/helpers/toFormData.js')]: lean('no-form-encoding.js'),
  [installed('axios/lib/helpers/toURLEncodedForm.js')]: lean('no-form-encoding.js'),
  [installed('axios/lib/helpers/formDataToJSON.js')]: lean('no-form-encoding.js'),
  [installed('axios/lib/helpers/AxiosURLSearchParams.js')]: lean('query-string.js'),
  [installed('axios/lib/helpers/cookies.js')]: lean('no-cookies.js'),
  [installed('axios/lib/helpers/validator.js')]: lean('no-validator.js'),
  [installed('axios/lib/core/assertParamsAcyclic.js')]: lean('no-cycle-check.js'),
  /* A shared module cannot shake, so these are cut to what the shop uses. 3 kB. */
  '@tanstack/react-query$': lean('react-query.js'),
  'whole-react-query$': installed('@tanstack/react-query/build/modern/index.js'),
  'styled-components$': lean('styled-components.js'),
  'whole-styled-components$': installed('styled-components/dist/styled-components.browser.esm.js'),
  /* 1 kB. */
  [installed('stylis/src/Prefixer.js')]: lean('no-prefixes.js'),
};

/**
 * Of the same for the page server, which gives remotes what the browser gives them. It makes no call, so that the HTTP
 * client is the browser's in any build; its styled-components is the one that collects.
 */
const leanServer = (isProduction) =>
  Object.fromEntries(
    Object.entries(leanHost).filter(([name]) =>
      isProduction ? !name.includes('styled-components') : name.includes('axios'),
    ),
  );

/** Lets the router shake. 4 kB. */
const hostRules = [
  { test: /react-router\/dist\/production\/chunk-\w+\.mjs$/, use: lean('shake-router.cjs') },
];

/** Leaves out the icons that a build does not draw. 1 kB. */
const iconRule = (dir) => ({
  test: /ui[\\/]internal[\\/]icon-paths\.ts$/,
  enforce: 'pre',
  use: {
    loader: join(__dirname, 'used-icons.cjs'),
    options: { folders: [join(dir, 'src'), join(root, 'shared/src/ui')] },
  },
});

module.exports = { leanHost, leanRemote, leanServer, hostRules, iconRule };
