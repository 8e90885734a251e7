/** A line at the catalogue's name and price, as the order will keep it (C78, P3). */
export interface PricedLine {
  readonly type: 'product' | 'closet';
  readonly itemId: string;
  readonly name: string;
  readonly pricePaisa: number;
  readonly quantity: number;
  readonly selectedColor: string | null;
  readonly selectedSize: string | null;
  readonly requests: string;
  readonly image: string;
}
