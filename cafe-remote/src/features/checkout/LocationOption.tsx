import type { Place } from '@storefront/shared/rules/shipping';
import { Icon } from '@storefront/shared/ui/Icon';
import { Price } from '@storefront/shared/ui/Price';

interface LocationOptionProps {
  readonly place: Place;
  /** The part of the name that was searched for. */
  readonly highlight: string;
}

function Highlighted({ text, part }: { readonly text: string; readonly part: string }) {
  const at = part.trim() === '' ? -1 : text.toLowerCase().indexOf(part.trim().toLowerCase());
  if (at < 0) return text;
  const end = at + part.trim().length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}

/** A place to deliver to, with its rate. */
export function LocationOption({ place, highlight }: LocationOptionProps) {
  return (
    <>
      <Icon name="pin" />
      <span>
        <Highlighted text={place.name} part={highlight} />
      </span>
      <Price paisa={place.ratePaisa} />
    </>
  );
}
