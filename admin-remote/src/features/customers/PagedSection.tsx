import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ListStates } from '../../common/ListStates';
import type { ListState } from '../../common/list-state';
import { Pager } from '../../common/Pager';
import { Rows, SectionTitle } from './customer-style';

interface PagedSectionProps {
  readonly title: string;
  readonly list: ListState;
  readonly page: number;
  readonly onGo: (page: number) => void;
  readonly hasNext: boolean;
  /** Shown above the rows. */
  readonly note?: ReactNode;
  /** One `<li>` for each row of the page. */
  readonly rows: readonly ReactNode[];
}

/** A paged list inside the dialog. The pager shows from two pages on. */
export function PagedSection({ title, list, page, onGo, hasNext, note, rows }: PagedSectionProps) {
  const what = title.toLowerCase();
  const id = `customer-${what}`;
  return (
    <Section aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      <ListStates list={list} what={what} failure={`Failed to load ${what}`} empty={null}>
        {note}
        {rows.length > 0 ? (
          <Rows aria-label={title}>{rows}</Rows>
        ) : (
          <p>{page > 1 ? `No more ${what}` : `No ${what} yet`}</p>
        )}
      </ListStates>
      {(page > 1 || hasNext) && (
        <Pager
          page={page}
          rowCount={rows.length}
          hasNext={hasNext}
          onGo={(next) => onGo(Math.max(1, next))}
        />
      )}
    </Section>
  );
}

const Section = styled.section`
  container-type: inline-size;

  + section {
    margin-top: 24px;
  }

  > p {
    margin-bottom: 8px;
    font-size: var(--t-small);
    color: var(--muted);
  }
`;
