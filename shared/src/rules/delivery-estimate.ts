/** The terms' example of a delivery time, minutes (§9). */
export const DELIVERY_ESTIMATE_MINUTES = { from: 30, to: 60 } as const;

/** Returns whether to show the estimate: it is for the cafe's dishes, not for clothes (C81). */
export const showsDeliveryEstimate = (lines: readonly { readonly type: 'product' | 'closet' }[]): boolean =>
  lines.some((line) => line.type === 'product');
