/* React Refresh of a remote inside the host is painted only if this hook is there before React is. */
if (!window.__REACT_DEVTOOLS_GLOBAL_HOOK__) {
  let count = 0;
  const renderers = new Map();
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers,
    supportsFiber: true,
    inject(renderer) {
      count += 1;
      renderers.set(count, renderer);
      return count;
    },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
}
