import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { type LinkState, linkStateAtom } from '../../common/link-state';

const looks: Readonly<Record<LinkState, { word: string; colour: string; title: string }>> = {
  connecting: { word: 'Connecting', colour: 'var(--pending-ink)', title: 'Connecting to the shop' },
  live: { word: 'Live', colour: 'var(--ok)', title: 'New orders appear at once' },
  reconnecting: {
    word: 'Reconnecting',
    colour: 'var(--pending-ink)',
    title: 'The connection broke; it is being made again. Until then the shop is asked every minute.',
  },
  offline: {
    word: 'Offline',
    colour: 'var(--error)',
    title: 'No connection. Nothing is lost: what came in meanwhile appears once it is back.',
  },
};

/** Shows the state of the live connection (P32) as a dot and a word. */
export function LinkBadge() {
  const { word, colour, title } = looks[useAtomValue(linkStateAtom)];
  return (
    <Badge role="status" title={title} style={{ color: colour }} data-longest={looks.reconnecting.word}>
      {word}
    </Badge>
  );
}

const Badge = styled.span`
  display: inline-grid;
  grid-template-columns: auto auto;
  align-content: center;
  align-items: center;
  justify-content: end;
  column-gap: 4px;
  height: var(--tap);
  margin-left: auto;
  font-size: var(--t-small);
  font-weight: 600;
  white-space: nowrap;

  &::before {
    content: '';
    width: 10px;
    height: 10px;
    margin: 4px;
    border-radius: 50%;
    background: currentColor;
    box-shadow: 0 0 0 4px color-mix(in srgb, currentColor 20%, transparent);
  }

  /* As wide as its longest word, so that nothing beside it moves. */
  &::after {
    content: attr(data-longest);
    grid-column: 2;
    height: 0;
    overflow: hidden;
    visibility: hidden;
  }

  @media (min-width: 1024px) {
    column-gap: 8px;
    padding-inline: 14px;
  }
`;
