import { useLightboxState } from 'yet-another-react-lightbox';
import { Caption } from './lightbox-style';

/** Title of the shown picture, and its number among several. */
export function SlideCaption() {
  const { currentSlide, currentIndex, slides } = useLightboxState();
  return (
    <Caption>
      <b>{currentSlide?.title}</b>
      {slides.length > 1 && <span>{`${currentIndex + 1} of ${slides.length}`}</span>}
    </Caption>
  );
}
