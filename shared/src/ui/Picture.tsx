import { useLayoutEffect, useState } from 'react';
import styled from 'styled-components';
import { useHydrated } from '../hooks/use-hydrated';
import { type PictureSet, sourcesOf } from './internal/picture-set';
import { safeColor } from './internal/safe-color';
import { useImageFailure } from './internal/use-image-failure';
import { PicturePlaceholder } from './PicturePlaceholder';

export interface PictureProps {
  image: string | null | undefined;
  imageSet?: PictureSet | null | undefined;
  /** Empty if the name stands beside the picture. */
  alt: string;
  /** The `sizes` attribute of the image: "(min-width: 1024px) 379px, 128px". */
  sizes?: string | undefined;
  /** Aspect ratio of the box, as in CSS: "4 / 5". By default the picture's own. */
  ratio?: string | undefined;
  /** The first screen's pictures are eager; `after-hydration` waits for the scripts and leaves them the bandwidth. */
  loading?: 'eager' | 'lazy' | 'after-hydration' | undefined;
  /** True for the main picture of the screen. */
  priority?: boolean | undefined;
  fit?: 'cover' | 'contain' | undefined;
  className?: string | undefined;
}

/**
 * A product picture in a box of reserved size, or a placeholder without a picture. P91: in a render that React may throw
 * away it draws the box alone.
 */
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
  // Chromium keeps an image with sources that never enters its page, and by its fiber all that React had rendered.
  const [inPage, setInPage] = useState(!hydrated);
  useLayoutEffect(() => setInPage(true), []);
  const { failed, markFailed, lookAt } = useImageFailure(image);
  const shape = ratio ?? (imageSet ? `${imageSet.width} / ${imageSet.height}` : '1');

  if (!image || failed) {
    return <PicturePlaceholder alt={alt} ratio={shape} className={className} />;
  }
  const box = { aspectRatio: shape, backgroundColor: safeColor(imageSet?.color) };
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
  if (!inPage) return <Box className={className} style={box} />;
  return (
    <Box className={className} style={box}>
      {waits ? (
        // Without scripts one size is enough; all sizes would double the HTML of a list.
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
