import type { GalleryImage } from '@storefront/shared/contract/entities/gallery-image';

/** One picture of the lightbox, as the library takes it. */
export interface LightboxSlide {
  readonly src: string;
  readonly alt: string;
  readonly title: string;
  readonly width?: number;
  readonly height?: number;
  srcSet?: { readonly src: string; readonly width: number; readonly height: number }[];
}

/** The gallery's pictures as slides. The library knows one format a picture, so it gets the one all browsers read. */
export const slidesOf = (images: readonly GalleryImage[]): LightboxSlide[] =>
  images.map(({ image, imageSet, alt, title }) => {
    const slide = { src: image, alt: alt || title, title };
    const webp = imageSet?.sources.find(({ type }) => type === 'image/webp');
    if (!imageSet || !webp) return slide;
    const { width, height } = imageSet;
    return {
      ...slide,
      width,
      height,
      srcSet: webp.srcset.map((candidate) => ({
        src: candidate.url,
        width: candidate.width,
        height: Math.round((candidate.width * height) / width),
      })),
    };
  });
