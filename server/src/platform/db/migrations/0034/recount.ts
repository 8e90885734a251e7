/**
 * The sums of 0034 as statements over the orders, the same in both databases: the step fills the tables with them, and
 * `check:reports` compares with them. Nepal is 5 h 45 min ahead of UTC.
 */
const AHEAD = 20_700_000;

const DAY = `(orders.created_at + ${AHEAD}) / 86400000`;
const HOUR = `((orders.created_at + ${AHEAD}) / 3600000) % 24`;

/** As `orderEffects`: an order of a table that staff have not confirmed counts once they take it up (C51). */
const COUNTS = `orders.deleted_at is null and orders.status <> 'cancelled'
  and (orders.table_confirmed is null or orders.table_confirmed <> 0 or orders.status <> 'pending')`;

/** As `happyDiscount`: the percent of the whole line, rounded down. */
const LINE = 'price_paisa * quantity - price_paisa * quantity * happy_percent / 100';
const goodsOf = (type: string) => `sum(case when item_type = '${type}' then ${LINE} else 0 end)`;

/** The least of payment and total, once staff have confirmed it. */
const PAID = `case when payment_status <> 'confirmed' or payment_paisa is null then 0
  when payment_paisa < total_paisa then payment_paisa else total_paisa end`;

const itemsIn = (days: 1 | 28) => `select ${days} as days, ${DAY} - (${DAY}) % ${days} as first_day,
    item_type, item_id, sum(quantity) as pieces, sum(${LINE}) as paisa
  from orders join order_lines on order_lines.order_id = orders.id
  where ${COUNTS} group by ${DAY} - (${DAY}) % ${days}, item_type, item_id`;

/** An account, or the phone of a guest, without the zeros before it as `phoneIdentity` returns it (C285). */
const PERSON = "coalesce(user_id, nullif(ltrim(phone, '0'), ''), substr(phone, 1, 1))";

/** Table → the query of what must be in it, without lanes. */
export const RECOUNTS = {
  order_sums: `select ${DAY} as day, ${HOUR} as hour, count(*) as orders,
      coalesce(sum(cafe), 0) as cafe_paisa, coalesce(sum(closet), 0) as closet_paisa, sum(happy_paisa) as happy_paisa,
      sum(coupon_paisa) as coupon_paisa, sum(fee_paisa) as fee_paisa, sum(redeemed_points) as points,
      sum(total_paisa) as total_paisa, sum(${PAID}) as paid_paisa,
      sum(case when status = 'completed' then total_paisa else ${PAID} end) as collected_paisa
    from orders left join (
      select order_id, ${goodsOf('product')} as cafe, ${goodsOf('closet')} as closet
      from order_lines group by order_id
    ) as goods on goods.order_id = orders.id
    where ${COUNTS} group by ${DAY}, ${HOUR}`,
  item_sums: `${itemsIn(1)} union all ${itemsIn(28)}`,
  lost_sums: `select day, kind, reason, count(*) as orders, sum(total_paisa) as paisa from (
      select ${DAY} as day, coalesce(cancel_reason, '') as reason, total_paisa,
        case when cancelled_by = 'customer' then 'customer'
          when accepted_at is null then 'refused' else 'shop' end as kind
      from orders where status = 'cancelled' and deleted_at is null
    ) as lost group by day, kind, reason`,
  person_days: `select person, day, orders, lag(day) over (partition by person order by day) as previous_day from (
      select ${PERSON} as person, ${DAY} as day, count(*) as orders
      from orders where ${COUNTS} and ${PERSON} is not null
      group by ${PERSON}, ${DAY}
    ) as days`,
} as const;

/** Fills the empty tables. */
export const fillSums: readonly string[] = [
  `insert into order_sums (day, hour, orders, cafe_paisa, closet_paisa, happy_paisa, coupon_paisa, fee_paisa, points,
    total_paisa, paid_paisa, collected_paisa, lane) select counted.*, 0 from (${RECOUNTS.order_sums}) as counted`,
  `insert into item_sums (days, first_day, item_type, item_id, pieces, paisa, lane)
    select counted.*, 0 from (${RECOUNTS.item_sums}) as counted`,
  `insert into lost_sums (day, kind, reason, orders, paisa, lane)
    select counted.*, 0 from (${RECOUNTS.lost_sums}) as counted`,
  `insert into person_days (person, day, orders, previous_day) ${RECOUNTS.person_days}`,
];
