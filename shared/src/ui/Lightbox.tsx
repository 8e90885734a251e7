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
  /** Accessible name of the dialog: "Gallery picture". */
  readonly label: string;
  readonly pictures: readonly LightboxPicture[];
  /** Index of the first picture; null while closed. */
  readonly index: number | null;
  /** Called with the index of each shown picture. */
  readonly onView?: ((index: number) => void) | undefined;
  readonly onClose: () => void;
}

const labels: Labels = { Previous: 'Previous picture', Next: 'Next picture' };

/** At most two screen pixels per picture pixel: sharp enough for fabric. */
const ZOOM = { maxZoomPixelRatio: 2 };

const icon = (path: IconPath) => () => <Icon path={path} size={28} />;

/**
 * Shows pictures large (§2 Gallery), with previous, next and zoom by button, key, swipe, wheel and pinch. Closes on
 * Escape, ×, a press outside, a pull down and the back gesture. Load it with `lazyPart`.
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
