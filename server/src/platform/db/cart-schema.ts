/** A line of the cart that the server keeps for a signed-in person (§3). Times are milliseconds since 1970, UTC. */
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
  /** JSON, list of `ChosenOption` as of when it was added (C256); null: the dish had no options. */
  options: string | null;
  /** Product, size, colour, requests, table and options in one text; unique per person (P21). */
  line_key: string;
  created_at: number;
}
