import { Chip } from '@storefront/shared/ui/Chip';
import { useRef } from 'react';
import styled from 'styled-components';
import { ChipRow } from './chip-row';
import type { Category } from './use-menu';

interface CategoryChipsProps {
  readonly categories: readonly Category[];
  /** The chosen category; null for all. */
  readonly chosen: string | null;
  readonly onChoose: (category: string | null) => void;
}

/** The filter over the menu: All Categories, and each category (§2). Sticks to the top on phones. */
export function CategoryChips({ categories, chosen, onChoose }: CategoryChipsProps) {
  const start = useRef<HTMLDivElement>(null);
  /** Shows the start of the chosen category, if the chips stick somewhere below it. */
  const choose = (category: string | null) => {
    onChoose(category);
    if ((start.current?.getBoundingClientRect().top ?? 0) < 0) start.current?.scrollIntoView();
  };
  const total = categories.reduce((sum, { count = 0 }) => sum + count, 0);
  return (
    <>
      <div ref={start} />
      <Row role="group" aria-label="Category">
        <Chip pressed={chosen === null} count={total || undefined} onClick={() => choose(null)}>
          All Categories
        </Chip>
        {categories.map(({ name, count }) => (
          <Chip key={name} pressed={chosen === name} count={count} onClick={() => choose(name)}>
            {name}
          </Chip>
        ))}
      </Row>
    </>
  );
}

const Row = styled(ChipRow)`
  @media (max-width: 1023px) {
    position: sticky;
    z-index: 5;
    top: 0;
    background: var(--bg);
  }

  @media (min-width: 1024px) {
    margin-top: 24px;
    flex-wrap: wrap;
  }
`;
