import { isNotFound } from '@storefront/shared/api/api-error';
import { useCartActions } from '@storefront/shared/cart';
import { readGuestLines } from '@storefront/shared/cart/guest-storage';
import { belongsTo, fromServer, type Line, type NewLine } from '@storefront/shared/cart/line';
import type { FollowedOrder } from '@storefront/shared/contract/entities/followed-order';
import type { OptionGroupOnWire } from '@storefront/shared/contract/entities/option-group';
import type { OrderItem } from '@storefront/shared/contract/entities/order';
import { usePerson } from '@storefront/shared/hooks/use-person';
import { useTable } from '@storefront/shared/hooks/use-table';
import { callQuery } from '@storefront/shared/query/call-query';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { hasOptions } from '../../common/options/dish-groups';
import { useSayUntil } from '../../common/SoldOutWords';
import { choiceKey, planReorder, type Sold } from './plan-reorder';

/** What ordering again did. */
export interface Reordered {
  readonly added: readonly NewLine[];
  /** Sentences about what differs from the first time. */
  readonly changes: readonly string[];
}

/** Returns today's item of a line. @throws ApiError without an answer */
async function readSold(queries: QueryClient, { productId, type }: OrderItem): Promise<Sold> {
  if (!productId) return 'gone';
  const params = { id: productId };
  try {
    return type === 'closet'
      ? await queries.fetchQuery({ ...callQuery('getClosetItem', { params }), staleTime: 0 })
      : await queries.fetchQuery({ ...callQuery('getProduct', { params }), staleTime: 0 });
  } catch (error) {
    if (isNotFound(error)) return 'gone';
    throw error;
  }
}

/** Returns every group of options if one of these items has any. @throws ApiError without an answer */
async function readGroups(queries: QueryClient, sold: Iterable<Sold>): Promise<readonly OptionGroupOnWire[]> {
  const hasAny = [...sold].some((item) => item !== 'gone' && 'optionGroups' in item && hasOptions(item));
  return hasAny ? queries.fetchQuery({ ...callQuery('listOptionGroups', {}), staleTime: 0 }) : [];
}

/** Orders again into the cart of this browser: that of its table if it is at one, else the normal one. */
export function useOrderAgain({ item: ordered }: FollowedOrder) {
  const { table } = useTable();
  const isMember = usePerson() !== null;
  const queries = useQueryClient();
  const sayUntil = useSayUntil();
  const { add, remove, setQuantity } = useCartActions(table);

  async function readCart(): Promise<readonly Line[]> {
    if (!isMember) return readGuestLines(table);
    const lines = await queries.fetchQuery({ ...callQuery('getCart', {}), staleTime: 0 });
    return lines.filter((line) => belongsTo(line, table)).map(fromServer);
  }

  const order = useMutation({
    mutationFn: async (): Promise<Reordered> => {
      const sold = new Map<OrderItem, Sold>();
      await Promise.all(ordered.map(async (line) => sold.set(line, await readSold(queries, line))));
      const mode = table === null ? 'normal' : 'table';
      const soldOf = (line: OrderItem) => sold.get(line) ?? 'gone';
      const groups = await readGroups(queries, sold.values());
      const plan = planReorder(ordered, soldOf, await readCart(), mode, groups, sayUntil);
      const added: NewLine[] = [];
      const changes = [...plan.changes];
      for (const line of plan.lines) {
        const outcome = await add(line);
        if (outcome.ok) added.push(line);
        else changes.push(`${line.name} could not be added: ${outcome.error.message}`);
      }
      return { added, changes };
    },
  });

  const undo = useMutation({
    mutationFn: async () => {
      const surplus = new Map<string, number>();
      for (const line of order.data?.added ?? [])
        surplus.set(choiceKey(line), (surplus.get(choiceKey(line)) ?? 0) + line.quantity);
      const lines = (await readCart()).filter((line) => surplus.has(choiceKey(line)));
      const left = (line: Line) => line.quantity - (surplus.get(choiceKey(line)) ?? 0);
      const outcomes = [await remove(lines.filter((line) => left(line) < 1).map(({ lineId }) => lineId))];
      for (const line of lines)
        if (left(line) >= 1) outcomes.push(await setQuantity(line.lineId, left(line)));
      const failed = outcomes.find((outcome) => !outcome.ok);
      if (failed && !failed.ok) throw failed.error;
    },
    onSuccess: order.reset,
  });

  return { table, order, undo };
}
