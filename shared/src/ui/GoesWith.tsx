import { Link } from '@storefront/shared/router';
import { useId } from 'react';
import styled from 'styled-components';
import type { ImageSet } from '../contract/entities/common';
import { toPaisa } from '../rules/money';
import { Picture } from './Picture';
import { Price } from './Price';

interface GoesWithItem {
  readonly _id: string;
  readonly name: string;
  /** In rupees. */
  readonly price: number;
  /** Of a dish with options: its lowest price. */
  readonly priceFrom?: number | undefined;
  readonly image: string;
  readonly imageSet?: ImageSet | undefined;
}

interface GoesWithProps {
  /** At most three; without any nothing shows. */
  readonly items: readonly GoesWithItem[];
  readonly pathOf: (id: string) => string;
  /** Aspect ratio of the pictures, as in CSS. */
  readonly ratio: string;
}

/** What other people ordered with this, as links to the pages of these items (C271). */
export function GoesWith({ items, pathOf, ratio }: GoesWithProps) {
  const headId = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={headId}>
      <Title id={headId}>Goes well with</Title>
      <Items>
        {items.map(({ _id, name, price, priceFrom, image, imageSet }) => (
          <li key={_id}>
            <Item to={pathOf(_id)}>
              <Picture
                image={image}
                imageSet={imageSet}
                alt=""
                ratio={ratio}
                sizes="(min-width: 1024px) 240px, 30vw"
              />
              <h3>{name}</h3>
              <Price isLowest={priceFrom !== undefined} paisa={toPaisa(priceFrom ?? price)} />
            </Item>
          </li>
        ))}
      </Items>
    </section>
  );
}

const Title = styled.h2`
  margin-bottom: var(--s4);
`;

const Items = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 240px));
  gap: var(--s3);

  /* Large text. */
  @media (max-width: 19.9em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media (min-width: 1024px) {
    gap: var(--s5);
  }
`;

const Item = styled(Link)`
  display: block;
  text-decoration: none;

  h3 {
    margin-block: var(--s2) 2px;
    font-size: 1rem;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  > :last-child {
    white-space: normal;
  }

  /* A third of a phone is narrow: "from" stands above its price. */
  @media (max-width: 639px) {
    > :last-child {
      font-size: 1rem;
    }

    small {
      display: block;
    }
  }

  @media (hover: hover) {
    &:hover h3 {
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 4px;
    }
  }
`;
