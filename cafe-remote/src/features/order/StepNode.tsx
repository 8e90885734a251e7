import { css } from 'styled-components';

/** The node of one step: the stepped diamond of the logo. `nodeColors` paints it. */
export const StepNode = ({ size }: { readonly size: 14 | 22 }) => (
  <svg viewBox="0 0 22 22" width={size} height={size} shapeRendering="crispEdges" aria-hidden="true">
    <path d="M9 0h4v3h3v3h3v3h3v4h-3v3h-3v3h-3v3H9v-3H6v-3H3v-3H0V9h3V6h3V3h3z" />
    <path d="M9 4h4v3h2v2h3v4h-3v2h-2v3H9v-3H7v-2H4V9h3V7h2z" />
    <path d="M9 9h4v4H9z" />
  </svg>
);

/** The colours of a node by the `data-state` of its box; `--node` is the ground it stands on. */
export const nodeColors = css`
  path:nth-child(1) {
    fill: var(--ink);
  }

  path:nth-child(n + 2) {
    fill: none;
  }

  &[data-state='now'] path:nth-child(1) {
    fill: var(--mark);
  }

  &[data-state='now'] path:nth-child(3) {
    fill: var(--marigold);
  }

  &[data-state='next'] path:nth-child(1) {
    fill: var(--edge);
  }

  &:is([data-state='now'], [data-state='next']) path:nth-child(2) {
    fill: var(--node, var(--bg));
  }

  &[data-state='stopped'] path:nth-child(1) {
    fill: var(--error);
  }
`;
