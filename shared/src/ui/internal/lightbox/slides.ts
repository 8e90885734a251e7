import type { SlideImage } from 'yet-another-react-lightbox';
import type { PictureSet } from '../picture-set';

declare module 'yet-another-react-lightbox' {
  interface GenericSlide {
    title?: string;
  }
}

export interface LightboxPicture {
  readonly title: string;
  /** Empty if the title is enough. */
  readonly alt: string;
  readonly image: string;
  readonly imageSet?: PictureSet | undefined;
}

/** Returns pictures as slides. The library takes one format per picture, so it gets the most compatible one. */
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
