/** Icons as path data on a 24 × 24 grid, for strokes of 1.75. A build holds only the icons that it imports. */
export const alertIcon = 'M12 4 2.8 19.5h18.4L12 4zM12 10v4.5M12 17v.1';
export const backIcon = 'M19 12H5M11 6l-6 6 6 6';
export const bellIcon = 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15L6 17zM10 21h4';
export const binIcon = 'M5 7h14M9 7V4.5h6V7M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5';
export const cashIcon =
  'M4.5 7h15A1.5 1.5 0 0 1 21 8.5v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5v-8A1.5 1.5 0 0 1 4.5 7zM14.5 12.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z';
export const checkIcon = 'm5 12.5 4.5 4.5L19 7.5';
export const chilliIcon = 'M15 7c1 7-3 12-11 13 4-2 6-6 6-10 0-3 2-5 5-3zM15 7c0-2 1-3.5 3-4';
export const clockIcon = 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM12 7v5l3.5 2';
export const copyIcon = 'M9 9h11v11H9zM15 9V4H4v11h5';
export const cupIcon =
  'M5 9h11v6a4.5 4.5 0 0 1-4.5 4.5h-2A4.5 4.5 0 0 1 5 15V9zM16 10.5h1.5a2.5 2.5 0 0 1 0 5H16M8.5 3.5V6M12.5 3.5V6';
export const downIcon = 'm6 9 6 6 6-6';
export const eggIcon = 'M18.5 14a6.5 6.5 0 0 1-13 0C5.5 9.5 8.5 4 12 4s6.5 5.5 6.5 10z';
export const eyeIcon =
  'M2.5 12S6 5.5 12 5.5s9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z';
export const eyeOffIcon =
  'M9.5 5.8c.8-.2 1.6-.3 2.5-.3 6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.3M6 7.5A16 16 0 0 0 2.5 12S6 18.5 12 18.5c1.5 0 2.9-.4 4.1-1M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16';
export const findIcon = 'M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM16 16l4.5 4.5';
export const goIcon = 'M5 12h14M13 6l6 6-6 6';
/** Three lines, as phones mark a row that can be dragged. */
export const gripIcon = 'M5 8h14M5 12h14M5 16h14';
export const hangerIcon =
  'M12 9V7.8a2 2 0 1 0-2-2M12 9l8.5 6.4c1.1.8.5 2.6-.8 2.6H4.3c-1.3 0-1.9-1.8-.8-2.6L12 9z';
export const infoIcon = 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM12 11v5.5M12 7.5v.1';
export const leafIcon = 'M5.5 18.5C4 9 10 4.5 19.5 4.5c.5 9.5-4 15.5-14 14zM4 20.5c2-5 5-8 9.5-10';
export const leftIcon = 'm15 6-6 6 6 6';
export const lockIcon = 'M5.5 11h13v9.5h-13zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11';
export const logoutIcon = 'M14 4H5v16h9M10 12h11M17.5 8.5 21 12l-3.5 3.5';
export const milkIcon = 'M9.5 3.5h5M10 3.5v4L7.5 11v9.5h9V11L14 7.5v-4M7.5 14h9';
export const minusIcon = 'M6 12h12';
export const historyIcon = 'M3.5 12a8.5 8.5 0 1 0 2.6-6.1L3.5 8.4M3.5 4v4.4h4.4M12 7.5V12l3 1.8';
export const moreIcon =
  'M7 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0zM13 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0zM19 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0z';
export const muteIcon = 'M4 10v4h3l5 4V6l-5 4H4zM16 9.5l5 5M21 9.5l-5 5';
export const nutIcon =
  'M5 10h14c0-3-3-5-7-5s-7 2-7 5zM6.5 10c0 5 2 8 5.5 10.5 3.5-2.5 5.5-5.5 5.5-10.5M12 5V3';
export const pauseIcon = 'M9 6v12M15 6v12';
export const noNetworkIcon =
  'M4 4l16 16M8.5 13.5a5 5 0 0 1 5-1.3M5.5 10.5a10 10 0 0 1 4-2.4M13.5 7.6a10 10 0 0 1 5 2.9M12 18v.2';
export const penIcon = 'm5 19 1-4L16 5l3 3L9 18l-4 1z';
export const playIcon = 'M8 5.5v13L18.5 12 8 5.5z';
export const plusIcon = 'M6 12h12M12 6v12';
export const printIcon = 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7zM16.5 11.5v.1';
export const receiptIcon = 'M6 3.5v17l2-1.5 2 1.5 2-1.5 2 1.5 2-1.5 2 1.5v-17zM9 8.5h6M9 12.5h6';
export const retryIcon = 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4l2.3 2.2M19.5 4v4.8h-4.8';
export const rightIcon = 'm9 6 6 6-6 6';
export const soldOutIcon = 'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM6.5 6.5l11 11';
export const sproutIcon =
  'M12 20.5V12M12 12.5c0-4-3-6-7.5-6 0 4.5 3 6 7.5 6zM12 11c0-3.5 2.5-6 7.5-6.5 0 4.5-3 6.5-7.5 6.5z';
export const storeIcon =
  'M5 12v8h14v-8M3.5 9 5 4h14l1.5 5a2.8 2.8 0 0 1-5.6 0 2.8 2.8 0 0 1-5.7 0 2.8 2.8 0 0 1-5.7 0zM10 20v-4.5h4V20';
export const tableIcon = 'M3 8h18M5 8v11M19 8v11M5 13h14';
export const truckIcon =
  'M5 17H3V6h11v11H9M14 10h4l3 3.5V17h-2M15 17h-1M9 17.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM19 17.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0z';
export const upIcon = 'm6 15 6-6 6 6';
export const uploadIcon = 'M12 16V5M7.5 9.5 12 5l4.5 4.5M5 19h14';
export const userIcon = 'M15.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM5 20c.6-3.6 3.4-6 7-6s6.4 2.4 7 6';
export const wheatIcon =
  'M12 21V8M12 12.5c-3 0-4.5-1.5-4.5-4.5 3 0 4.5 1.5 4.5 4.5zM12 12.5c3 0 4.5-1.5 4.5-4.5-3 0-4.5 1.5-4.5 4.5zM12 18c-3 0-4.5-1.5-4.5-4.5 3 0 4.5 1.5 4.5 4.5zM12 18c3 0 4.5-1.5 4.5-4.5-3 0-4.5 1.5-4.5 4.5zM12 8c-1.5-1.5-1.5-3.5 0-5 1.5 1.5 1.5 3.5 0 5z';
export const xIcon = 'm6 6 12 12M18 6 6 18';
