import { useMemo } from 'react';
import Viewer, { type Labels } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { Icon, type IconPath } from './Icon';
import { leftIcon, minusIcon, plusIcon, rightIcon, xIcon } from './icons';
import { LightboxStyle } from './internal/lightbox/lightbox-style';
import { SlideCaption } from './internal/lightbox/SlideCaption';
import { type LightboxPicture, slidesOf } from './internal/lightbox/slides';
import { useCloseGesture } from './internal/lightbox/use-close-gesture';
import { useScrollbarRoom } from './internal/lightbox/use-scrollbar-room';

export type { LightboxPicture };

export interface LightboxProps {
  /** What the dialog is called: "Gallery picture". */
  readonly label: string;
  readonly pictures: readonly LightboxPicture[];
  /** The picture that is shown first; null while closed. */
  readonly index: number | null;
  /** Hears of every picture that is shown. */
  readonly onView?: ((index: number) => void) | undefined;
  readonly onClose: () => void;
}

const labels: Labels = { Previous: 'Previous picture', Next: 'Next picture' };

/** Pixels of the screen for one of the picture at most: sharp enough for the weave of a cloth. */
const ZOOM = { maxZoomPixelRatio: 2 };

const icon = (path: IconPath) => () => <Icon path={path} size={28} />;

/**
 * One picture large, with previous and next that wrap around (§2 Gallery): by button, arrow key or swipe; with zoom by
 * button, wheel, pinch and double tap, and out by Escape, ×, the ground, pulling down or the back gesture. Import it
 * `late`: most visitors never open one.
 */
export function Lightbox({ label, pictures, index, onView, onClose }: LightboxProps) {
  const slides = useMemo(() => slidesOf(pictures), [pictures]);
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
        labels={{ ...labels, Lightbox: label }}
        carousel={{ padding: 0, preload: 1 }}
        zoom={ZOOM}
        controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
        noScroll={{ disabled: true }}
        on={{ view: ({ index: shown }) => onView?.(shown) }}
        render={{
          iconPrev: icon(leftIcon),
          iconNext: icon(rightIcon),
          iconClose: icon(xIcon),
          iconZoomIn: icon(plusIcon),
          iconZoomOut: icon(minusIcon),
          controls: () => <SlideCaption />,
          ...(slides.length < 2 && { buttonPrev: () => null, buttonNext: () => null }),
        }}
      />
    </>
  );
}
