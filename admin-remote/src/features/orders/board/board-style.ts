import styled from 'styled-components';

/** The board below its bar: tools, then lanes that fill the window. */
export const Frame = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  padding-inline: var(--gutter);

  @media (max-width: 1200px) {
    padding-inline: 16px;
  }
`;

/** Scrolls cards; the ring of a focused or late card needs a pixel or two on each side. */
export const CardScroller = styled.div`
  flex: 1;
  min-height: 0;
  margin-inline: -3px;
  padding: 3px 3px 24px;
  overflow-y: auto;
  overscroll-behavior: contain;

  &:focus {
    outline: none;
  }

  @media (max-height: 599px) {
    overflow: visible;
  }
`;

/** The lanes side by side. */
export const Lanes = styled.div`
  display: grid;
  flex: 1;
  grid-template-rows: minmax(0, 1fr);
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 12px;
  min-height: 0;

  @media (max-width: 1200px) {
    gap: 10px;
  }
`;

/** Name of a lane and the number of its orders. */
export const LaneHead = styled.header`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;

  h2 {
    padding-top: 3px;
    font-size: 1.1875rem;
  }

  small {
    margin-left: auto;
    font-size: var(--t-micro);
    color: var(--muted);

    @media (max-width: 1200px) {
      display: none;
    }
  }

  /* The tabs show it; screen readers need the heading. */
  @media (max-width: 899px) {
    position: absolute;
    width: 1px;
    min-height: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
