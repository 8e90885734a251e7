import { POINTS_LIFETIME_MONTHS } from '@storefront/shared/rules/expiry';
import { explainPoints } from '@storefront/shared/rules/explain-points';
import type { EarningOrder } from '@storefront/shared/rules/points';
import { Why } from '@storefront/shared/ui/Why';

/** The rules behind the points of an order (C272). */
export function WhyPoints({ order }: { readonly order: EarningOrder }) {
  return (
    <Why>
      {explainPoints(order).map(({ points, text }) => (
        <p key={text}>
          {text}: <b>{points}</b>
        </p>
      ))}
      <p>
        You get them when the order is completed. They hold {POINTS_LIFETIME_MONTHS} months, and one point is
        Rs 1.
      </p>
    </Why>
  );
}
