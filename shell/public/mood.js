/* Before the first paint: the theme that this browser chose, else the device's, also when that changes; the mood of the
   address; and the browser's own bar in the colour of the page. */
(() => {
  const { dataset } = document.documentElement;
  const device = matchMedia('(prefers-color-scheme: dark)');
  const paintTheme = () => {
    let theme = null;
    try {
      theme = localStorage.getItem('theme');
    } catch {}
    const isDark = theme === 'dark' || (theme !== 'light' && device.matches);
    const next = isDark ? 'dark' : 'light';
    if (dataset.theme !== next) dataset.theme = next;
  };
  const paintBrowser = () => {
    const ground = getComputedStyle(document.documentElement).getPropertyValue('--bg');
    for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.content = ground;
  };
  const watched = { attributeFilter: ['data-theme', 'data-mood'] };
  new MutationObserver(paintBrowser).observe(document.documentElement, watched);
  paintTheme();
  device.addEventListener('change', paintTheme);
  const [, place] = location.pathname.split('/');
  const mood = place === 'admin' ? 'staff' : /^(closet|khome|csingle)$/.test(place) ? 'closet' : 'cafe';
  if (dataset.mood !== mood) dataset.mood = mood;
})();
