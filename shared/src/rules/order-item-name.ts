/** The three places where a line of an order may carry its name (§3, C78). */
export interface NamedOrderItem {
  readonly pname?: string | null | undefined;
  readonly productDetails?: { readonly name?: string | undefined } | null | undefined;
  readonly closetDetails?: { readonly name?: string | undefined } | null | undefined;
  readonly name?: string | null | undefined;
}

/** The name of an ordered item: the snapshot first, so that a deleted product leaves no blank (C78, P16). */
export const orderItemName = ({ pname, productDetails, closetDetails, name }: NamedOrderItem): string =>
  pname || productDetails?.name || closetDetails?.name || name || 'Item no longer sold';
