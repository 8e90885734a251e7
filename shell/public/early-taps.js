/* Whoever taps a button of a rendered page before its scripts are there: the tap is seen at once, and done once they
   are. None is lost, and none done twice (C134). */
(() => {
  const kept = new Map();
  let where = '#root[data-rendered] button';
  const { pathname } = location;
  const keep = ({ target }) => {
    // The next page draws itself, and answers by itself.
    const button = location.pathname === pathname && target.closest?.(where);
    if (button && !kept.has(button))
      kept.set(button, button.animate({ opacity: [1, 0.6] }, { duration: 100, fill: 'forwards' }));
  };
  addEventListener('click', keep, true);
  window.earlyTaps = {
    frameStarts() {
      where = '#content button';
    },
    pageAnswers() {
      removeEventListener('click', keep, true);
      for (const [button, sign] of kept) {
        sign.cancel();
        if (!button.isConnected) continue;
        // What wakes at the first sign of life missed this one.
        button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
        button.click();
      }
      kept.clear();
    },
  };
})();
