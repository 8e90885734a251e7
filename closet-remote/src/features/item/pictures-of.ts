import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import type { LightboxPicture } from '@storefront/shared/ui/Lightbox';

/** A picture of an item with the colour that it shows; null for the item's own. */
export interface ItemPicture extends LightboxPicture {
  readonly color: string | null;
}

/** Returns one picture for each colour that has its own, or else the item's. */
export function picturesOf(item: ClosetItem): readonly ItemPicture[] {
  const colored = item.colors.filter(({ image }) => image);
  if (colored.length > 0) {
    return colored.map(({ name, image, imageSet }) => ({
      color: name,
      title: name,
      alt: `${item.name}, ${name}`,
      image,
      imageSet,
    }));
  }
  const { name, image, imageSet } = item;
  return image ? [{ color: null, title: name, alt: name, image, imageSet }] : [];
}
