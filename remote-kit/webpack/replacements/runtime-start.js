/* Starts the federation runtime without its plugin for tree-shaken shares. Every share is the whole module. */
export function init({ webpackRequire }) {
  const { initOptions, runtime } = webpackRequire.federation;
  return runtime.init(initOptions);
}
