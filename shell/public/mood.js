/* Before the first paint: the theme that this browser chose, else the device's, also when that changes; the mood of the address. */
(() => {
  const { dataset } = document.documentElement;
  const device = matchMedia('(prefers-color-scheme: dark)');
  const paintTheme = () => {
    let theme = null;
    try {
      theme = localStorage.getItem('theme');
    } catch {}
    const isDark = theme === 'dark' || (theme !== 'light' && device.matches);
    dataset.theme = isDark ? 'dark' : 'light';
  };
  paintTheme();
  device.addEventListener('change', paintTheme);
  const [, place] = location.pathname.split('/');
  dataset.mood = place === 'admin' ? 'staff' : /^(closet|khome|csingle)$/.test(place) ? 'closet' : 'cafe';
})();
