/* Before the first paint: the theme that this browser chose, else the device's; the mood of the address. */
(() => {
  const { dataset } = document.documentElement;
  let theme = null;
  try {
    theme = localStorage.getItem('theme');
  } catch {}
  const isDark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  dataset.theme = isDark ? 'dark' : 'light';
  const [, place] = location.pathname.split('/');
  dataset.mood = place === 'admin' ? 'staff' : /^(closet|khome|csingle)$/.test(place) ? 'closet' : 'cafe';
})();
