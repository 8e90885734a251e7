/** Whether a line may be taken out of an order; the last one may not: 'Cannot remove all items. …' (§5). */
export const canRemoveOrderLine = (lineCount: number): boolean => lineCount > 1;

/** Whether an edited order may be saved, else 'Order must have at least one item.' (§5). */
export const canSaveOrder = (lineCount: number): boolean => lineCount >= 1;
