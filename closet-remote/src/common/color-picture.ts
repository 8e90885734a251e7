import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';

/** The picture of an item in one of its colours; its own when the colour has none. */
export function pictureOf(item: ClosetItem, colorName: string | null) {
  const color = item.colors.find(({ name }) => name === colorName);
  return color?.image
    ? { image: color.image, imageSet: color.imageSet }
    : { image: item.image, imageSet: item.imageSet };
}
