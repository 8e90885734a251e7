import type { SlideImage } from 'yet-another-react-lightbox';
import type { PictureSet } from '../picture-set';

declare module 'yet-another-react-lightbox' {
  interface GenericSlide {
    title?: string;
  }
}

export interface LightboxPicture {
  readonly title: string;
  /** Empty where the title says it all. */
  readonly alt: string;
  readonly image: string;
  readonly imageSet?: PictureSet | undefined;
}

/** Pictures as slides. The library knows one format a picture, so it gets the one all browsers read. */
export const slidesOf = (pictures: readonly LightboxPicture[]): SlideImage[] =>
  pictures.map(({ image, imageSet, alt, title }) => {
    const slide = { src: image, alt: alt || title, title };
    const webp = imageSet?.sources.find(({ type }) => type === 'image/webp');
    if (!imageSet || !webp) return slide;
    const { width, height } = imageSet;
    const srcSet = webp.srcset.map((candidate) => ({
      src: candidate.url,
      width: candidate.width,
      height: Math.round((candidate.width * height) / width),
    }));
    return { ...slide, width, height, srcSet };
  });
