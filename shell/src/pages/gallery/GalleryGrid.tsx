import type { GalleryImage } from '@storefront/shared/contract/entities/gallery-image';
import { Picture } from '@storefront/shared/ui/Picture';
import styled from 'styled-components';

const EAGER = 4;

/** The grid of pictures with their titles. */
export function GalleryGrid({ images }: { readonly images: readonly GalleryImage[] }) {
  return (
    <Tiles>
      {images.map(({ _id, title, alt, image, imageSet }, index) => (
        <li key={_id}>
          <figure>
            <Picture
              image={image}
              imageSet={imageSet}
              alt={alt}
              ratio="1"
              sizes="(min-width: 1024px) 380px, 46vw"
              loading={index < EAGER ? 'eager' : 'late'}
            />
            <figcaption>{title}</figcaption>
          </figure>
        </li>
      ))}
    </Tiles>
  );
}

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s5) var(--s4);
  margin-top: var(--s6);

  figcaption {
    margin-top: var(--s2);
    font-weight: 600;
  }

  @media (min-width: 1024px) {
    grid-template-columns: repeat(3, 1fr);
    gap: var(--s6);
  }
`;
