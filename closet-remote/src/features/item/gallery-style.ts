import styled from 'styled-components';

/** Picture and thumbnails: stacked, or side by side on wide screens. */
export const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

/**
 * Links to the picture at full size. While hovered by a mouse it shows the picture at double size, centred on the
 * pointer.
 */
export const ZoomLink = styled.a`
  position: relative;
  display: block;
  overflow: hidden;
  cursor: zoom-in;

  img {
    transform-origin: var(--x, 50%) var(--y, 50%);
    transition: transform var(--calm) var(--ease);
  }

  &[data-zoomed] img {
    transform: scale(2);
  }
`;

/** Hint for the lightbox; hidden while the picture is zoomed. */
export const ZoomHint = styled.span`
  position: absolute;
  right: 0;
  bottom: 0;
  display: flex;
  align-items: center;
  gap: 6px;
  height: 36px;
  padding: 0 14px 0 10px;
  background: var(--bg);
  font-size: var(--t-small);
  font-weight: 500;
  transition: opacity var(--calm) var(--ease);

  [data-zoomed] > & {
    opacity: 0;
  }
`;

/** Beside the picture it has the same height and scrolls. */
export const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  padding: 4px;
  margin: -4px;

  @media (min-width: 1024px) {
    flex-flow: column nowrap;
    height: 0;
    min-height: calc(100% + 8px);
    overflow-y: auto;
  }
`;

export const Thumb = styled.button`
  display: block;
  width: 64px;

  &:hover {
    box-shadow: 0 0 0 2px var(--bg), 0 0 0 3px var(--edge);
  }

  &[aria-pressed='true'] {
    box-shadow: 0 0 0 2px var(--bg), 0 0 0 4px var(--ink);
  }
`;
