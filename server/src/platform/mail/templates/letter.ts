import { brand, contact } from '@storefront/shared/content/content';

/** A part of a mail, in the order in which people read it. */
export type LetterPart =
  | { readonly kind: 'text'; readonly text: string }
  /** A one-time code: "Your code is 123456". */
  | { readonly kind: 'code'; readonly lead: string; readonly code: string }
  /** Labels with values, such as lines with prices; the last row is the sum if `hasSum`. */
  | {
      readonly kind: 'rows';
      readonly rows: readonly (readonly [label: string, value: string])[];
      readonly hasSum?: boolean;
    }
  /** @param url an absolute http(s) address */
  | { readonly kind: 'button'; readonly label: string; readonly url: string };

/** What a mail says; `letterHtml` and `letterText` turn it into HTML and plain text. */
export interface Letter {
  readonly heading: string;
  readonly parts: readonly LetterPart[];
  /** Why the reader gets this mail, one sentence. */
  readonly reason: string;
}

/** Name, address, phone and e-mail of the shop, a line each. Ends every mail. */
export const shopLines: readonly string[] = [
  brand.name,
  `${contact.street}, ${contact.city}`,
  `${contact.phoneText}, ${contact.email}`,
];

function partText(part: LetterPart): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return `${part.lead} ${part.code}.`;
    case 'rows':
      return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'button':
      return `${part.label}:\n${part.url}`;
  }
}

/** Returns the plain text of a mail: the same parts in the same order as its HTML. */
export const letterText = ({ heading, parts, reason }: Letter): string =>
  [heading, ...parts.map(partText), ['-- ', ...shopLines].join('\n'), reason].join('\n\n');
