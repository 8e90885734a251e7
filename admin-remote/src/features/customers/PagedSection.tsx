import type { ReactNode } from 'react';
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
  /** What stands above the rows. */
  readonly note?: ReactNode;
  /** One `<li>` for each row of the page. */
  readonly rows: readonly ReactNode[];
}

/** A part of the dialog that is a list with pages of its own; the pages show once there are two. */
export function PagedSection({ title, list, page, onGo, hasNext, note, rows }: PagedSectionProps) {
  const what = title.toLowerCase();
  const id = `customer-${what}`;
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      <ListStates
        list={list}
        what={what}
        failure={`Failed to load ${what}`}
        empty={rows.length > 0 ? null : page > 1 ? `No more ${what}` : `No ${what} yet`}
      >
        {note}
        <Rows aria-label={title}>{rows}</Rows>
      </ListStates>
      {(page > 1 || hasNext) && (
        <Pager
          page={page}
          rowCount={rows.length}
          hasNext={hasNext}
          onGo={(next) => onGo(Math.max(1, next))}
        />
      )}
    </section>
  );
}
