/**
 * The icons of header and footer, apart from the others: a module is built into the first script whole, if any of it is.
 * As in `icons.ts`, path data on a 24 × 24 grid.
 */
export const bagIcon = 'M5 8h14l-1 12H6L5 8zM9 10V7a3 3 0 0 1 6 0v3';
export const mailIcon = 'M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.5 7';
export const menuIcon = 'M4 7h16M4 12h16M4 17h10';
export const moonIcon = 'M19.5 14.5a8 8 0 0 1-10-10 8 8 0 1 0 10 10z';
export const phoneIcon =
  'M6 4h3l1.5 4.5-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2L20 15v3a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2z';
export const pinIcon =
  'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11zM14.3 10a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0z';
export const sunIcon =
  'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4';
