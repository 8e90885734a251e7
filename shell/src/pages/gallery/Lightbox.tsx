import type { GalleryImage } from '@storefront/shared/contract/entities/gallery-image';
import { Icon } from '@storefront/shared/ui/Icon';
import { useMemo } from 'react';
import Viewer, { type Labels } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { LightboxStyle } from './lightbox-style';
import { SlideCaption } from './SlideCaption';
import { slidesOf } from './slides';
import { useCloseGesture } from './use-close-gesture';
import { useScrollbarRoom } from './use-scrollbar-room';

export interface LightboxProps {
  readonly images: readonly GalleryImage[];
  /** The picture that is shown first; null while closed. */
  readonly index: number | null;
  readonly onClose: () => void;
}

const labels: Labels = { Lightbox: 'Gallery picture', Previous: 'Previous picture', Next: 'Next picture' };

const icon = (name: 'left' | 'right' | 'x' | 'plus' | 'minus') => () => <Icon name={name} size={28} />;

/**
 * One picture large, with previous and next that wrap around (§2 Gallery): by button, arrow key or swipe; with zoom,
 * and out by Escape, ×, the ground, pulling down or the back gesture. In a script of its own: most come for the grid.
 */
export function Lightbox({ images, index, onClose }: LightboxProps) {
  const slides = useMemo(() => slidesOf(images), [images]);
  const isOpen = index !== null;
  useCloseGesture(isOpen, onClose);
  useScrollbarRoom(isOpen);
  return (
    <>
      <LightboxStyle />
      <Viewer
        open={isOpen}
        close={onClose}
        index={index ?? 0}
        slides={slides}
        plugins={[Zoom]}
        labels={labels}
        carousel={{ padding: 0, preload: 1 }}
        controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
        noScroll={{ disabled: true }}
        render={{
          iconPrev: icon('left'),
          iconNext: icon('right'),
          iconClose: icon('x'),
          iconZoomIn: icon('plus'),
          iconZoomOut: icon('minus'),
          controls: () => <SlideCaption />,
          ...(slides.length < 2 && { buttonPrev: () => null, buttonNext: () => null }),
        }}
      />
    </>
  );
}
