import styled from 'styled-components';
import { useHydrated } from '../hooks/use-hydrated';
import { type PictureSet, sourcesOf } from './internal/picture-set';
import { safeColor } from './internal/safe-color';
import { useImageFailure } from './internal/use-image-failure';
import { PicturePlaceholder } from './PicturePlaceholder';

export interface PictureProps {
  image: string | null | undefined;
  imageSet?: PictureSet | null | undefined;
  /** Empty where the name stands beside the picture. */
  alt: string;
  /** How wide it is drawn, as in the img attribute; such as "(min-width: 1024px) 379px, 128px". */
  sizes?: string | undefined;
  /** Of the box, as in CSS: "4 / 5". Without it the box takes the picture's own shape. */
  ratio?: string | undefined;
  /** The first screen's pictures are eager; `after-hydration` waits for the scripts and leaves them the bandwidth. */
  loading?: 'eager' | 'lazy' | 'after-hydration' | undefined;
  /** The one picture that the screen is about. */
  priority?: boolean | undefined;
  fit?: 'cover' | 'contain' | undefined;
  className?: string | undefined;
}

/** A product picture in a box that is reserved before it comes; a drawn stand-in where there is none. */
export function Picture({
  image,
  imageSet,
  alt,
  sizes = '100vw',
  ratio,
  loading = 'lazy',
  priority = false,
  fit = 'cover',
  className,
}: PictureProps) {
  const hydrated = useHydrated();
  const { failed, markFailed, lookAt } = useImageFailure(image);
  const shape = ratio ?? (imageSet ? `${imageSet.width} / ${imageSet.height}` : '1');

  if (!image || failed) {
    return <PicturePlaceholder alt={alt} ratio={shape} className={className} />;
  }
  const img = (
    <Img
      ref={lookAt}
      src={image}
      alt={alt}
      width={imageSet?.width}
      height={imageSet?.height}
      loading={priority || loading === 'eager' ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      onError={markFailed}
      $fit={fit}
    />
  );
  const waits = loading === 'after-hydration' && !priority && !hydrated;
  return (
    <Box className={className} style={{ aspectRatio: shape, backgroundColor: safeColor(imageSet?.color) }}>
      {waits ? (
        // One size for whoever has no scripts: a page is to come in one flight, and every set would stand in it twice.
        <noscript>{img}</noscript>
      ) : (
        <picture>
          {sourcesOf(imageSet).map((source) => (
            <source key={source.type} {...source} sizes={sizes} />
          ))}
          {img}
        </picture>
      )}
    </Box>
  );
}

const Box = styled.span`
  position: relative;
  display: block;
  width: 100%;
  overflow: hidden;
  border-radius: var(--r-tile);
  background-color: var(--sunk);
`;

const Img = styled.img<{ $fit: 'cover' | 'contain' }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: ${({ $fit }) => $fit};
  filter: var(--dim);
`;
