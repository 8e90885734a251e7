import { Link } from '@storefront/shared/router';
import styled, { css } from 'styled-components';
import { MarkPlace } from './MarkRow';

/**
 * A row on a phone, a card from 1024 px. Off screen the browser does not paint it (ADR 20): each tap paints the page again.
 * `--unseen` is the height of its content then. It clips what it paints, so its focus rings need the margin; browsers
 * without that margin paint all cards.
 */
export const Card = styled.article`
  --unseen: 192px;
  display: grid;
  grid-template-columns: 128px minmax(0, 1fr);
  gap: 0 16px;
  align-content: start;
  padding-bottom: 20px;
  margin-bottom: 20px;
  border-bottom: 1px solid var(--line);

  @media (max-width: 359px), (max-width: 19.9em) {
    --unseen: 244px;
    grid-template-columns: 104px minmax(0, 1fr);
    gap: 0 12px;
  }

  @media (min-width: 64em) {
    --unseen: 415px;
    grid-template-columns: minmax(0, 1fr);
    padding: 0;
    margin: 0;
    border: 0;
  }

  @supports (overflow-clip-margin: 8px) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto var(--unseen);
    overflow-clip-margin: 8px;
  }
`;

const tile = css`
  display: block;
  height: 136px;
  border-radius: var(--r-tile);
  background: var(--sunk);

  @media (min-width: 64em) {
    height: 244px;
  }
`;

export const Tile = styled(Link)`
  ${tile}

  > span {
    height: 100%;
  }
`;

/** Keeps the place of a picture that is not drawn yet. */
export const BlankTile = styled.span`
  ${tile}
`;

export const Text = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 12px;
  align-content: start;

  > * {
    grid-column: 1 / -1;
  }

  > :nth-child(3) {
    grid-column: 1;
  }

  > ${MarkPlace} {
    grid-area: 3 / 2;
  }

  @media (max-width: 19.9em) {
    > :nth-child(3) {
      white-space: normal;
    }
  }

  @media (min-width: 64em) {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-top: 16px;

    > :first-child {
      grid-column: 1;
    }

    > :nth-child(3) {
      grid-area: 1 / 2;
      font-size: 1.125rem;
    }

    > ${MarkPlace} {
      grid-area: 2 / 2;
    }

    &:has(> ${MarkPlace}) > p {
      grid-column: 1;
    }
  }
`;

export const Name = styled.h3`
  padding-top: 6px;
  font-size: min(1.3125rem, 10.5vw);
  font-weight: 600;
  letter-spacing: -0.01em;
  line-height: 1.1;
  overflow-wrap: anywhere;

  a {
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
    text-decoration-thickness: 1.5px;
    text-underline-offset: 4px;
  }

  @media (min-width: 64em) {
    padding-top: 3px;
    font-size: 1.5rem;
  }
`;

export const Description = styled.p`
  display: -webkit-box;
  -webkit-line-clamp: 1;
  -webkit-box-orient: vertical;
  overflow: hidden;
  min-height: 1.4em;
  margin-top: 2px;
  font-size: var(--t-small);
  line-height: 1.4;
  color: var(--muted);

  @media (min-width: 64em) {
    grid-row: 2;
  }
`;

export const Actions = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  min-height: var(--tap);
  margin-top: 12px;

  > :first-child {
    flex: none;
    width: 120px;
  }

  /* With large text, Buy Now takes a row of its own and fills it. */
  > :not(:first-child) {
    flex: 1 0 auto;
    width: auto;
    padding-inline: 12px;
  }

  > :nth-child(2) {
    flex-grow: 999;
  }

  @media (max-width: 359px) {
    min-height: calc(2 * var(--tap) + 8px);

    > :first-child {
      width: 100%;
    }

    > :nth-child(2) {
      flex-grow: 1;
    }
  }
`;
