/* Starts the runtime without its plugin for shared modules that were pruned per build; ours never are. */
export function init({ webpackRequire }) {
  const { initOptions, runtime } = webpackRequire.federation;
  return runtime.init(initOptions);
}
