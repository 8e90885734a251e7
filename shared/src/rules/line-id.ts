import { cleanRequests } from './requests';

/** What makes two cart lines the same line (C47): product, size, colour, requests and table. */
export interface LineIdentity {
  readonly productId: string;
  readonly selectedSize: string | null;
  readonly selectedColor: string | null;
  readonly requests: string;
  readonly table: string | null;
}

const encode = (part: string | null) => encodeURIComponent((part ?? '').trim().replace(/\p{Cs}/gu, ''));

/** The identity of a line as one text; equal texts mean the same line, which then grows instead of doubling (P21). */
export const lineIdOf = ({ productId, selectedSize, selectedColor, requests, table }: LineIdentity): string =>
  [productId, selectedSize, selectedColor, cleanRequests(requests), table].map(encode).join('|');
