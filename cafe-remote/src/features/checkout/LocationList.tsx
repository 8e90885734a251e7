import { messages } from '@storefront/shared/messages';
import type { Place } from '@storefront/shared/rules/shipping';
import { Icon } from '@storefront/shared/ui/Icon';
import { Price } from '@storefront/shared/ui/Price';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

interface LocationListProps {
  readonly id: string;
  readonly places: readonly Place[];
  /** The part of the names that was searched for. */
  readonly highlight: string;
  readonly active: number;
  readonly chosen: Place | null;
  readonly optionId: (index: number) => string;
  readonly onChoose: (place: Place) => void;
}

function Highlighted({ text, part }: { readonly text: string; readonly part: string }) {
  const at = part.trim() === '' ? -1 : text.toLowerCase().indexOf(part.trim().toLowerCase());
  if (at < 0) return text;
  const end = at + part.trim().length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}

/** The places to choose from, each with its rate; scrolls above 15 rem (C95). */
export function LocationList({
  id,
  places,
  highlight,
  active,
  chosen,
  optionId,
  onChoose,
}: LocationListProps) {
  const activeRef = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another active option is the reason to scroll
  useEffect(() => {
    activeRef.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  if (places.length === 0) {
    return (
      <Empty id={id} role="status">
        {messages.checkout.noLocationsFound}
      </Empty>
    );
  }
  return (
    <List id={id} role="listbox" aria-label="Delivery locations">
      {places.map((place, index) => (
        <Option
          key={place.id}
          id={optionId(index)}
          ref={index === active ? activeRef : null}
          role="option"
          aria-selected={place.id === chosen?.id}
          $isActive={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(place)}
        >
          <Icon name="pin" />
          <span>
            <Highlighted text={place.name} part={highlight} />
          </span>
          <Price paisa={place.ratePaisa} />
        </Option>
      ))}
    </List>
  );
}

const List = styled.ul`
  max-height: 15rem;
  margin-top: 8px;
  overflow-y: auto;
  border: 1.5px solid var(--line);
  border-radius: var(--r-control);
  background: var(--surface);
`;

const Empty = styled.p`
  margin-top: 8px;
  padding: 14px 16px;
  border: 1.5px solid var(--line);
  border-radius: var(--r-control);
  color: var(--muted);
`;

const Option = styled.li<{ $isActive: boolean }>`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  padding: 0 16px;
  background: ${({ $isActive }) => ($isActive ? 'var(--accent-soft)' : 'transparent')};
  cursor: pointer;

  & + & {
    border-top: 1px solid var(--line);
  }

  svg {
    color: ${({ $isActive }) => ($isActive ? 'var(--action)' : 'var(--muted)')};
  }

  mark {
    background: none;
    color: inherit;
    font-weight: 700;
  }

  > :last-child {
    margin-left: auto;
    font-size: 0.9375rem;
  }
`;
