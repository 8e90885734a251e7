/* Whoever taps a button of a rendered page, or types into it, before its scripts are there: the tap is seen at once,
   and done once they are, with the words that were typed. None is lost, and none done twice (C134). */
(() => {
  const kept = new Map();
  const words = new Map();
  let where = '#root[data-rendered]';
  const { pathname } = location;
  const { dataset } = document.documentElement;
  // A page that the browser kept may be replaced yet: a tap that may be lost is not shown as taken.
  const isFirm = () => !('keptAt' in dataset) || 'confirmed' in dataset;
  // The next page draws itself, and answers by itself.
  const within = ({ target }, what) => location.pathname === pathname && target.closest?.(`${where} ${what}`);
  const keep = (event) => {
    const button = within(event, 'button');
    if (button && !kept.has(button))
      kept.set(
        button,
        isFirm() && button.animate({ opacity: [1, 0.6] }, { duration: 100, fill: 'forwards' }),
      );
  };
  const note = (event) => {
    const field = within(event, ':is(input,select)');
    if (field) words.set(field, field.value);
  };
  addEventListener('click', keep, true);
  addEventListener('input', note, true);
  window.earlyTaps = {
    frameStarts() {
      where = '#content';
    },
    pageAnswers() {
      removeEventListener('click', keep, true);
      removeEventListener('input', note, true);
      for (const [field, value] of words) {
        if (field.value !== value) field.value = value;
        // React takes a field over as it stands, and tells of no change from what it has seen.
        field._valueTracker?.setValue('');
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      }
      words.clear();
      const { event: underWay } = window;
      for (const [button, sign] of kept) {
        if (sign) sign.cancel();
        // A click that made the page answer goes on to it by itself.
        const isOnItsWay = underWay?.type === 'click' && button.contains(underWay.target);
        if (!button.isConnected || isOnItsWay) continue;
        // What wakes at the first sign of life missed this one.
        button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
        button.click();
      }
      // A finger that came down before the page answered makes its click now: the same wish once more.
      const again = [...kept.keys()];
      const drop = (event) => {
        const at = again.findIndex((button) => button.contains(event.target));
        if (at < 0) return;
        again.splice(at, 1);
        event.stopImmediatePropagation();
      };
      addEventListener('click', drop, true);
      setTimeout(() => removeEventListener('click', drop, true), 500);
      kept.clear();
    },
  };
})();
