import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** How long one script of a remote may take, ms. Longer than the page's timeout, so that a late page can still come. */
const TIMEOUT_MS = 30_000;

/**
 * How the federation runtime makes script elements. `crossorigin` only for other origins: with it, the hint of
 * `boot/preload-remote.ts` for a script of this origin would not match, and the script would be fetched twice.
 */
const scriptPlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'storefront-scripts',
  createScript({ url, remoteInfo }) {
    const script = document.createElement('script');
    // The runtime passes the whole registration of a remote.
    const { integrity = '' }: { readonly name?: string; readonly integrity?: string } = remoteInfo ?? {};
    script.integrity = integrity;
    script.src = url;
    script.async = true;
    if (new URL(url, window.location.href).origin !== window.location.origin)
      script.crossOrigin = 'anonymous';
    return { script, timeout: TIMEOUT_MS };
  },
});

export default scriptPlugin;
