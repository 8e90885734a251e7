import type { GalleryImage } from '@storefront/shared/contract/entities/gallery-image';
import { Picture } from '@storefront/shared/ui/Picture';
import styled from 'styled-components';

interface GalleryGridProps {
  readonly images: readonly GalleryImage[];
  readonly onShow: (image: GalleryImage) => void;
}

/** The pictures with their titles over them. */
export function GalleryGrid({ images, onShow }: GalleryGridProps) {
  return (
    <Grid aria-label="Images">
      {images.map((image) => (
        <li key={image._id}>
          <Tile type="button" onClick={() => onShow(image)}>
            <Picture
              image={image.image}
              imageSet={image.imageSet}
              alt={image.alt}
              sizes="(min-width: 1024px) 240px, 45vw"
              ratio="4 / 3"
            />
            <Title>{image.title}</Title>
          </Tile>
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(160px, 100%), 1fr));
  gap: 12px;

  @media (min-width: 1024px) {
    grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
    gap: 16px;
  }
`;

const Tile = styled.button`
  position: relative;
  display: block;
  width: 100%;
  border-radius: var(--r-tile);
  overflow: hidden;
  text-align: left;
`;

const Title = styled.span`
  position: absolute;
  inset: auto 0 0;
  padding: 24px 12px 8px;
  background: linear-gradient(transparent, rgb(0 0 0 / 0.75) 60%);
  color: #fff;
  font-size: var(--t-small);
  font-weight: 600;
  overflow-wrap: anywhere;
`;
