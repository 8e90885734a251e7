/** A line of a signed-in person's cart. */
export interface CartLinesTable {
  id: string;
  user_id: string;
  item_type: 'product' | 'closet';
  item_id: string;
  quantity: number;
  color: string | null;
  size: string | null;
  requests: string;
  table_number: string | null;
  /** Product, size, colour, requests and table in one text; unique per person (P21). */
  line_key: string;
  /** Milliseconds since 1970, UTC. */
  created_at: number;
}
