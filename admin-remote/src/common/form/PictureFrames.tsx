import type { ImageSet } from '@storefront/shared/contract/entities/common';
import { Picture } from '@storefront/shared/ui/Picture';
import styled from 'styled-components';

/** A crop that the shop uses, with the name of its place. */
export interface PictureFrame {
  readonly label: string;
  /** Aspect ratio of the box, as in CSS: "4 / 5". */
  readonly ratio: string;
  /** Width of the preview, px. */
  readonly width: number;
}

interface PictureFramesProps {
  readonly image: string;
  readonly imageSet: ImageSet | undefined;
  readonly frames: readonly PictureFrame[];
}

/** Previews a picture in each crop. */
export function PictureFrames({ image, imageSet, frames }: PictureFramesProps) {
  return (
    <Row>
      {frames.map(({ label, ratio, width }) => (
        <figure key={label} style={{ width }}>
          <Picture
            image={image}
            imageSet={imageSet}
            alt=""
            ratio={ratio}
            sizes={`${width}px`}
            loading="eager"
          />
          <figcaption>{label}</figcaption>
        </figure>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 12px;
  margin-bottom: 12px;

  figure {
    margin: 0;
    max-width: 100%;
  }

  figcaption {
    margin-top: 4px;
    font-size: var(--t-micro);
    color: var(--muted);
  }
`;
