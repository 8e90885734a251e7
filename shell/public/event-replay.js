/* Stores clicks on buttons and input in fields of server-rendered HTML until the page is hydrated, then replays them.
   Each click is visible at once and takes effect once (C134, ADR 20). */
(() => {
  const clicks = new Map();
  const inputs = new Map();
  let scope = '#root[data-rendered]';
  const { pathname } = location;
  const { dataset } = document.documentElement;
  // A stored page may still be replaced: a click that may be lost must not look accepted.
  const isFinal = () => !('storedAt' in dataset) || 'confirmed' in dataset;
  // After a navigation the next page renders in the browser and needs no replay.
  const inScope = ({ target }, selector) =>
    location.pathname === pathname && target.closest?.(`${scope} ${selector}`);
  const storeClick = (event) => {
    const button = inScope(event, 'button');
    if (button && !clicks.has(button))
      clicks.set(
        button,
        isFinal() && button.animate({ opacity: [1, 0.6] }, { duration: 100, fill: 'forwards' }),
      );
  };
  const storeInput = (event) => {
    const field = inScope(event, ':is(input,select)');
    if (field) inputs.set(field, field.value);
  };
  const replayInput = (field, value) => {
    // React ignores an event whose value it has seen. It sees what goes through the element's own setter ('') and not
    // what goes through the prototype's.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  addEventListener('click', storeClick, true);
  addEventListener('input', storeInput, true);
  window.eventReplay = {
    layoutStarts() {
      scope = '#content';
    },
    pageHydrated() {
      removeEventListener('click', storeClick, true);
      removeEventListener('input', storeInput, true);
      for (const [field, value] of inputs) replayInput(field, value);
      inputs.clear();
      const { event: current } = window;
      for (const [button, animation] of clicks) {
        if (animation) animation.cancel();
        // The click that made React hydrate goes on to the button by itself.
        const isUnderWay = current?.type === 'click' && button.contains(current.target);
        if (!button.isConnected || isUnderWay) continue;
        // Parts that load at the first interaction missed this one.
        button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
        button.click();
      }
      // A press that began before hydration ends in a click now: a repetition of a replayed one.
      const replayed = [...clicks.keys()];
      const dropRepeated = (event) => {
        const at = replayed.findIndex((button) => button.contains(event.target));
        if (at < 0) return;
        replayed.splice(at, 1);
        event.stopImmediatePropagation();
      };
      addEventListener('click', dropRepeated, true);
      setTimeout(() => removeEventListener('click', dropRepeated, true), 500);
      clicks.clear();
    },
  };
})();
