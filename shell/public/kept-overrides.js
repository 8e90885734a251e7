/* Runs before the page: after a reload, a tab of staff loads the same overridden remote again (C140). The kept query is
   removed as it is used, so that there is no redirect loop; the page stores it again if it applies it.
   The origin stands first: a path that begins with `//` would name another site (P76). */
(() => {
  try {
    const kept = sessionStorage.getItem('overrides');
    if (!kept) return;
    sessionStorage.removeItem('overrides');
    const { origin, pathname, search, hash } = location;
    if (!search.includes('remote.'))
      location.replace(`${origin}${pathname}${search ? `${search}&` : '?'}${kept}${hash}`);
  } catch {}
})();
