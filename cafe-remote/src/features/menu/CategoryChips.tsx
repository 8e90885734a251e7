import { Chip } from '@storefront/shared/ui/Chip';
import styled from 'styled-components';
import type { Category } from './use-menu';

interface CategoryChipsProps {
  readonly categories: readonly Category[];
  /** The chosen category; null for all. */
  readonly chosen: string | null;
  readonly onChoose: (category: string | null) => void;
}

/** The filter over the menu: All Categories, and each category (§2). */
export function CategoryChips({ categories, chosen, onChoose }: CategoryChipsProps) {
  const total = categories.reduce((sum, { count = 0 }) => sum + count, 0);
  return (
    <Row role="group" aria-label="Category">
      <Chip pressed={chosen === null} count={total || undefined} onClick={() => onChoose(null)}>
        All Categories
      </Chip>
      {categories.map(({ name, count }) => (
        <Chip key={name} pressed={chosen === name} count={count} onClick={() => onChoose(name)}>
          {name}
        </Chip>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: 8px;
  min-height: 52px;
  overflow-x: auto;
  scrollbar-width: none;
  padding: 4px var(--gutter);
  margin-inline: calc(-1 * var(--gutter));

  @media (min-width: 1024px) {
    grid-column: 1 / -1;
    flex-wrap: wrap;
  }
`;
