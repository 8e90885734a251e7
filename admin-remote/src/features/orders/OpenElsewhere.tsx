import { personAtom } from '@storefront/shared/session';
import { Icon } from '@storefront/shared/ui/Icon';
import { eyeIcon } from '@storefront/shared/ui/icons';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useOpenElsewhere } from '../../common/open-orders';
import { initialsOf, namesOf, openSentence } from './open-words';

/** Returns who else has an order open, without repetition: colleagues first, and `You` for another window of one's own. */
function useNames(id: string): readonly string[] {
  const windows = useOpenElsewhere(id);
  const me = useAtomValue(personAtom)?._id;
  return namesOf(windows, me);
}

interface OpenMarkProps {
  readonly id: string;
  /** Always initials. Without it they stand where the lanes of the board are narrow. */
  readonly isShort?: boolean;
  /** Shown in its place while no other window has the order open. */
  readonly children?: ReactNode;
}

/** Marks an order that another window has open (C231). Stands in room that is there without it, so nothing moves. */
export function OpenMark({ id, isShort = false, children = null }: OpenMarkProps) {
  const names = useNames(id);
  if (names.length === 0) return children;
  const sentence = openSentence(names);
  return (
    <Mark title={sentence} data-short={isShort || undefined}>
      <Icon path={eyeIcon} size={16} />
      <bdi aria-hidden data-initials>
        {names.map(initialsOf).join(', ')}
      </bdi>
      {!isShort && (
        <bdi aria-hidden data-names>
          {names.join(', ')}
        </bdi>
      )}
      <VisuallyHidden>{sentence}</VisuallyHidden>
    </Mark>
  );
}

/** Says in a dialog who else has its order open (C231). Keeps its line, so that nothing below moves. */
export function OpenNote({ id, className }: { readonly id: string; readonly className?: string }) {
  const names = useNames(id);
  return (
    <Note role="status" className={className}>
      {names.length > 0 && (
        <>
          <Icon path={eyeIcon} size={18} />
          <bdi>{openSentence(names)}</bdi>
        </>
      )}
    </Note>
  );
}

const Mark = styled.span`
  position: relative;
  display: inline-flex;
  flex: 0 1 auto;
  align-items: center;
  gap: 4px;
  min-width: 0;
  max-width: 100%;
  padding: 2px 8px;
  border-radius: 12px;
  background: var(--accent-soft);
  color: var(--accent-text);
  font-size: 0.8125rem;
  font-weight: 650;
  line-height: 20px;
  vertical-align: middle;

  &[data-short] {
    margin-left: 4px;
    padding-inline: 6px;
  }

  svg {
    flex: none;
  }

  bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &:not([data-short]) [data-initials] {
    display: none;
  }

  /* The four lanes of a tablet have no room for names. */
  @media (min-width: 900px) and (max-width: 1200px) {
    padding-inline: 6px;

    &:not([data-short]) [data-initials] {
      display: inline;
    }

    [data-names] {
      display: none;
    }
  }
`;

const Note = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 1.5em;
  margin-bottom: 8px;
  font-size: var(--t-small);
  font-weight: 600;
  color: var(--accent-text);
  overflow-wrap: anywhere;

  svg {
    flex: none;
  }
`;
