/** The tokens that components use, grouped by purpose; `styles/tokens.css` holds their values. */
export const tokenGroups = {
  Ground: ['bg', 'surface', 'sunk', 'line', 'edge', 'float', 'accent-soft'],
  Ink: ['ink', 'muted', 'link', 'accent-text', 'on-float', 'on-strong', 'on-action', 'on-marigold'],
  Action: ['action', 'action-hover', 'strong', 'marigold', 'mark', 'focus'],
  State: ['ok', 'error', 'error-soft'],
  'Order status': [
    'pending-bg',
    'pending-ink',
    'pending-dot',
    'processing-bg',
    'processing-ink',
    'processing-dot',
    'completed-bg',
    'completed-ink',
    'completed-dot',
    'cancelled-bg',
    'cancelled-ink',
    'cancelled-dot',
  ],
} as const;

/** Type sizes, largest first. */
export const typeTokens = [
  't-hero',
  't-h1',
  't-h2',
  't-h3',
  't-price',
  't-body',
  't-control',
  't-small',
  't-micro',
] as const;

/** Distances. */
export const spaceTokens = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9', 'tap'] as const;

/** Corners. */
export const cornerTokens = ['r-tile', 'r-control', 'r-panel', 'r-pill'] as const;
