/** From here on tables have room; below they are cards (LOOK "Orders"). */
export const WIDE = '(min-width: 1024px)';
