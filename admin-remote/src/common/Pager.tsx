import { Button } from '@storefront/shared/ui/Button';
import styled from 'styled-components';

interface PagerProps {
  readonly page: number;
  /** Number of rows on this page. */
  readonly rowCount: number;
  /** False after a page with fewer rows than the page size (C74). */
  readonly hasNext: boolean;
  readonly onGo: (page: number) => void;
}

/** Shows Previous, Next and the page number (§2). Shows nothing for an empty first page. */
export function Pager({ page, rowCount, hasNext, onGo }: PagerProps) {
  if (page === 1 && rowCount === 0 && !hasNext) return null;
  return (
    <Row aria-label="Pages">
      <span aria-live="polite">{`Page ${page}`}</span>
      <span>
        <Button variant="secondary" onClick={() => onGo(page - 1)}>
          Previous
        </Button>
        <Button variant="secondary" disabled={!hasNext} onClick={() => onGo(page + 1)}>
          Next
        </Button>
      </span>
    </Row>
  );
}

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  padding-block: 16px;
  font-size: var(--t-small);
  color: var(--muted);
  font-variant-numeric: tabular-nums lining-nums;

  > span:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
`;
