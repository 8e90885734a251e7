import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';

/** Returns the picture of an item in a colour, or the item's own if the colour has none. */
export function pictureOf(item: ClosetItem, colorName: string | null) {
  const color = item.colors.find(({ name }) => name === colorName);
  return color?.image
    ? { image: color.image, imageSet: color.imageSet }
    : { image: item.image, imageSet: item.imageSet };
}
