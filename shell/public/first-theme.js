/* Runs before the first paint. Sets the colour scheme (chosen here, else the device's), the brand theme of the address,
   the colour of the browser's own bar, and the space of the strip of orders (`followed-orders.ts`). */
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
  const brandTheme = place === 'admin' ? 'staff' : /^(closet|khome|csingle)$/.test(place) ? 'closet' : 'cafe';
  if (dataset.mood !== brandTheme) dataset.mood = brandTheme;
  try {
    const orders = JSON.parse(localStorage.getItem('ordersUnderWay'))?.filter((order) => !order?.isOver);
    if (orders?.length > 0 && !/^orders?$/.test(place)) dataset.orders = orders.length > 1 ? '2' : '1';
  } catch {}
})();
