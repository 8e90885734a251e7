import type { GalleryImage } from '@storefront/shared/contract/entities/gallery-image';
import type { SlideImage } from 'yet-another-react-lightbox';

declare module 'yet-another-react-lightbox' {
  interface GenericSlide {
    title?: string;
  }
}

/** The gallery's pictures as slides. The library knows one format a picture, so it gets the one all browsers read. */
export const slidesOf = (images: readonly GalleryImage[]): SlideImage[] =>
  images.map(({ image, imageSet, alt, title }) => {
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
