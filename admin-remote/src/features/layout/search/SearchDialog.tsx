import { Link } from '@storefront/shared/router';
import { Button } from '@storefront/shared/ui/Button';
import { Dialog } from '@storefront/shared/ui/Dialog';
import { isComposing } from '@storefront/shared/ui/is-composing';
import { Notice } from '@storefront/shared/ui/Notice';
import { SearchInput } from '@storefront/shared/ui/SearchInput';
import { Spinner } from '@storefront/shared/ui/Spinner';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';
import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { type HitGroup, useSearchEverywhere } from './use-search-everywhere';

/** Moves the focus between the field and the hits with the arrow keys; Enter in the field opens the first hit. */
function moveWithKeys(event: KeyboardEvent<HTMLElement>): void {
  if (isComposing(event)) return;
  const steps = { ArrowDown: 1, ArrowUp: -1 } as const;
  const { key, currentTarget, target } = event;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const at = stops.findIndex((stop) => stop.contains(target as Node));
  if (key === 'Enter' && at === 0) stops[1]?.click();
  else if (key === 'ArrowDown' || key === 'ArrowUp') stops[at + steps[key]]?.focus();
  else return;
  event.preventDefault();
}

/** What screen readers hear of the hits: 'Orders: 2, Cafe: 1'. */
const foundText = (groups: readonly HitGroup[]) =>
  groups.map(({ title, hits }) => `${title}: ${hits.length}`).join(', ');

/** Finds orders, dishes, pieces of the closet and customers by one text (C290). */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('');
  const { search, groups, isPending, isFailing, retry } = useSearchEverywhere(text);
  return (
    <Dialog open onClose={onClose} title="Search">
      <Scope onKeyDown={moveWithKeys}>
        <SearchInput
          label="Search orders, items and customers"
          placeholder="Code, phone, name or item"
          maxLength={100}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onClear={() => setText('')}
        />
        <Found role="status">
          {isPending ? (
            <Spinner label="Searching" />
          ) : groups === undefined ? (
            <p>Type two letters or more. Arrow keys choose, Enter opens.</p>
          ) : (
            !isFailing &&
            (groups.length === 0 ? (
              <p>{`Nothing found for “${search}”`}</p>
            ) : (
              <VisuallyHidden>{foundText(groups)}</VisuallyHidden>
            ))
          )}
        </Found>
        {isFailing && !isPending && (
          <Notice
            kind="error"
            title="Not everything could be searched"
            actions={<Button onClick={retry}>Retry</Button>}
          />
        )}
        {!isPending && groups?.map((group) => <Group key={group.title} group={group} onOpen={onClose} />)}
      </Scope>
    </Dialog>
  );
}

interface GroupProps {
  readonly group: HitGroup;
  readonly onOpen: () => void;
}

const Group = ({ group: { title, hits, all }, onOpen }: GroupProps) => (
  <section aria-label={title}>
    <h3>{title}</h3>
    <ul>
      {hits.map(({ id, to, name, about }) => (
        <li key={id}>
          <Link to={to} onClick={onOpen}>
            <bdi>{name}</bdi>
            <small>{about}</small>
          </Link>
        </li>
      ))}
    </ul>
    {all && (
      <Link to={all} onClick={onOpen}>
        {`All in ${title}`}
      </Link>
    )}
  </section>
);

const Scope = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 16px;
  min-height: min(60dvh, 480px);

  h3 {
    font-size: var(--t-small);
    font-weight: 650;
    color: var(--muted);
  }

  li {
    border-bottom: 1px solid var(--line);
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--tap);
  }

  li a {
    display: grid;
    gap: 2px;
    padding-block: 8px;
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  small {
    font-size: var(--t-small);
    color: var(--muted);
  }

  @media (hover: hover) {
    li a:hover bdi {
      text-decoration: underline;
    }
  }
`;

const Found = styled.div`
  color: var(--muted);

  &:empty {
    display: none;
  }
`;
