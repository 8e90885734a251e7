import type { GalleryImage } from '@storefront/shared/contract/entities/gallery-image';
import { IconButton } from '@storefront/shared/ui/IconButton';
import { binIcon, penIcon } from '@storefront/shared/ui/icons';
import { Picture } from '@storefront/shared/ui/Picture';
import styled from 'styled-components';

interface GalleryGridProps {
  readonly images: readonly GalleryImage[];
  readonly onShow: (image: GalleryImage) => void;
  readonly onEdit: (image: GalleryImage) => void;
  readonly onDelete: (image: GalleryImage) => void;
}

/**
 * Shows pictures with their titles. The buttons show on hover and focus, and always on touch screens (§2). Only our server
 * can change a picture (C165).
 */
export function GalleryGrid({ images, onShow, onEdit, onDelete }: GalleryGridProps) {
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
          <Buttons>
            {image.version !== undefined && (
              <IconButton icon={penIcon} label={`Edit ${image.title}`} onClick={() => onEdit(image)} />
            )}
            <IconButton icon={binIcon} label={`Delete ${image.title}`} onClick={() => onDelete(image)} />
          </Buttons>
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(max(160px, 10rem), 100%), 1fr));
  gap: 12px;

  li {
    position: relative;
  }

  @media (min-width: 1024px) {
    grid-template-columns: repeat(auto-fill, minmax(min(max(220px, 12rem), 100%), 1fr));
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

const Buttons = styled.div`
  position: absolute;
  top: 6px;
  right: 6px;
  display: flex;
  border-radius: var(--r-control);
  background: var(--surface);

  @media (hover: hover) {
    opacity: 0;

    li:hover > &,
    li:focus-within > & {
      opacity: 1;
    }
  }
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
