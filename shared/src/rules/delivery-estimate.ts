/** Minutes that the terms name as an example for a delivery (§9). */
export const DELIVERY_ESTIMATE_MINUTES = { from: 30, to: 60 } as const;

/** Whether the estimate may be promised: it is about the cafe's dishes, not about clothes (C81). */
export const showsDeliveryEstimate = (lines: readonly { readonly type: 'product' | 'closet' }[]): boolean =>
  lines.some((line) => line.type === 'product');
