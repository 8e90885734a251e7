/* Whoever taps a button of a rendered page before its scripts are there: the tap is seen at once, and done once they
   are (start/early-taps.ts). */
(() => {
  const kept = new Map();
  const keep = ({ target }) => {
    const button = target.closest?.('#root button');
    if (button && !kept.has(button))
      kept.set(button, button.animate({ opacity: [1, 0.6] }, { duration: 100, fill: 'forwards' }));
  };
  addEventListener('click', keep, true);
  window.earlyTaps = { kept, keep };
})();
