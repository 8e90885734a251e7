import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { lazyPart } from '@storefront/shared/lazy';
import { Icon } from '@storefront/shared/ui/Icon';
import { findIcon } from '@storefront/shared/ui/icons';
import { Picture } from '@storefront/shared/ui/Picture';
import { type MouseEvent, useMemo, useState } from 'react';
import { pictureOf } from '../../common/color-picture';
import { Stage, ZoomHint, ZoomLink } from './gallery-style';
import { picturesOf } from './pictures-of';
import { Thumbs } from './Thumbs';
import { usePointerZoom } from './use-pointer-zoom';

const loadLightbox = () => import(/* webpackChunkName: "lightbox" */ '@storefront/shared/ui/Lightbox');
const Lightbox = lazyPart(async () => (await loadLightbox()).Lightbox);

/** Preloads the lightbox on intent. `lazyPart` retries after a failure. */
const fetchLightbox = () => void loadLightbox().catch(() => {});

/** Width of the picture, and of the zoomed one, for `sizes`. */
const SIZES = '(min-width: 64em) 560px, (min-width: 40em) 50vw, 100vw';
const ZOOMED_SIZES = '1280px';

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

interface ItemGalleryProps {
  readonly item: ClosetItem;
  /** Name of the chosen colour. */
  readonly color: string | null;
  readonly onColor: (name: string) => void;
}

/**
 * Shows the pictures of an item by colour (§2 "Closet product page"). A mouse zooms by hovering; a press opens the
 * lightbox, which supports pinch zoom. Without scripts the picture links to its file.
 */
export function ItemGallery({ item, color, onColor }: ItemGalleryProps) {
  const pictures = useMemo(() => picturesOf(item), [item]);
  const { isZoomed, zoomHandlers } = usePointerZoom();
  const [opened, setOpened] = useState<number | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const picture = pictureOf(item, color);
  const shown = pictures.findIndex(({ image }) => image === picture.image);
  const choose = (name: string | null | undefined) => name && name !== color && onColor(name);

  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setOpened(Math.max(shown, 0));
    setWasOpened(true);
  };
  const drawn = (
    <Picture
      {...picture}
      alt={[item.name, color].filter(Boolean).join(', ')}
      ratio="4 / 5"
      sizes={isZoomed ? ZOOMED_SIZES : SIZES}
      priority
    />
  );
  if (pictures.length === 0) return drawn;
  return (
    <Stage>
      <ZoomLink
        href={picture.image}
        aria-haspopup="dialog"
        data-zoomed={isZoomed || undefined}
        onPointerOver={fetchLightbox}
        onFocus={fetchLightbox}
        onClick={open}
        {...zoomHandlers}
      >
        {drawn}
        <ZoomHint>
          <Icon path={findIcon} size={18} />
          Zoom picture
        </ZoomHint>
      </ZoomLink>
      {pictures.length > 1 && (
        <Thumbs pictures={pictures} shown={shown} onChoose={(chosen) => choose(chosen.color)} />
      )}
      {wasOpened && (
        <Lightbox
          label={item.name}
          pictures={pictures}
          index={opened}
          onView={(index) => choose(pictures[index]?.color)}
          onClose={() => setOpened(null)}
        />
      )}
    </Stage>
  );
}
