/* Before anything is loaded: a tab of staff that takes a remote from elsewhere goes on doing so after a reload (C140). What it keeps is said once, so that nothing goes in circles; the page that honours it keeps it again. */
(() => {
  try {
    const kept = sessionStorage.getItem('overrides');
    if (!kept) return;
    sessionStorage.removeItem('overrides');
    const { pathname, search, hash } = location;
    if (!search.includes('remote.'))
      location.replace(`${pathname}${search ? `${search}&` : '?'}${kept}${hash}`);
  } catch {}
})();
