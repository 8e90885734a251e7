import { Picture } from '@storefront/shared/ui/Picture';
import { Row, Thumb } from './gallery-style';
import type { ItemPicture } from './pictures-of';

interface ThumbsProps {
  readonly pictures: readonly ItemPicture[];
  readonly shown: number;
  readonly onChoose: (picture: ItemPicture) => void;
}

/** Thumbnails of all pictures of an item. */
export function Thumbs({ pictures, shown, onChoose }: ThumbsProps) {
  return (
    <Row aria-label="Pictures">
      {pictures.map((picture, index) => (
        <li key={picture.image}>
          <Thumb
            type="button"
            title={picture.title}
            aria-label={`Picture ${index + 1} of ${pictures.length}`}
            aria-pressed={index === shown}
            onClick={() => onChoose(picture)}
          >
            <Picture
              image={picture.image}
              imageSet={picture.imageSet}
              alt=""
              ratio="4 / 5"
              sizes="64px"
              loading="after-hydration"
            />
          </Thumb>
        </li>
      ))}
    </Row>
  );
}
