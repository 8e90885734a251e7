import type { GalleryImage } from '@storefront/shared/contract/entities/gallery-image';
import { lazyPart } from '@storefront/shared/lazy';
import { Picture } from '@storefront/shared/ui/Picture';
import { useState } from 'react';
import { Open, Tiles } from './gallery-style';

/** Pictures of the first screen on a wide display. */
const EAGER = 4;

/** In the large view the next pictures load this many before the last one. */
const NEAR_END = 10;

const loadLightbox = () => import(/* webpackChunkName: "lightbox" */ '@storefront/shared/ui/Lightbox');
const Lightbox = lazyPart(async () => (await loadLightbox()).Lightbox);

interface GalleryGridProps {
  readonly images: readonly GalleryImage[];
  /** Loads the next pictures; undefined if there are none, or while they load. */
  readonly onNeedMore: (() => void) | undefined;
}

/** The grid of pictures with titles; a click opens the large picture (§2 Gallery). */
export function GalleryGrid({ images, onNeedMore }: GalleryGridProps) {
  const [shown, setShown] = useState<number | null>(null);
  const [wasOpened, setOpened] = useState(false);
  const open = (index: number) => {
    setShown(index);
    setOpened(true);
  };
  const view = (index: number) => {
    // The library goes back to its `index` when pictures are added.
    setShown((before) => (before === null ? null : index));
    if (index >= images.length - NEAR_END) onNeedMore?.();
  };
  return (
    <>
      <Tiles onPointerOver={() => void loadLightbox()}>
        {images.map(({ _id, title, alt, image, imageSet }, index) => (
          <li key={_id}>
            <figure>
              <Open type="button" aria-haspopup="dialog" onClick={() => open(index)}>
                <Picture
                  image={image}
                  imageSet={imageSet}
                  alt={alt || title}
                  ratio="1"
                  sizes="(min-width: 1280px) 379px, (min-width: 1024px) 30vw, 46vw"
                  loading={index < EAGER ? 'eager' : 'after-hydration'}
                />
              </Open>
              <figcaption>{title}</figcaption>
            </figure>
          </li>
        ))}
      </Tiles>
      {wasOpened && (
        <Lightbox
          label="Gallery picture"
          pictures={images}
          index={shown}
          onView={view}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}
