import { type Calls, calls } from '@storefront/shared/contract/calls';
import { cartLine, lineDetails } from '@storefront/shared/contract/entities/cart-line';
import { importCheck, importResult, importRow } from '@storefront/shared/contract/entities/catalogue-import';
import { closetItem } from '@storefront/shared/contract/entities/closet-item';
import { customerPage, personalData } from '@storefront/shared/contract/entities/customer-page';
import { followedOrder } from '@storefront/shared/contract/entities/followed-order';
import { menuOrder } from '@storefront/shared/contract/entities/menu-order';
import { order, orderItem, orderReceipt } from '@storefront/shared/contract/entities/order';
import { orderEvent } from '@storefront/shared/contract/entities/order-event';
import { paymentSetting, payTo } from '@storefront/shared/contract/entities/payment';
import { pointsMovement } from '@storefront/shared/contract/entities/points';
import { product } from '@storefront/shared/contract/entities/product';
import { secondFactorRoles } from '@storefront/shared/contract/entities/second-factor';
import { taxNumber } from '@storefront/shared/contract/entities/shop-settings';
import { tableRound } from '@storefront/shared/contract/entities/table';
import { customer, user } from '@storefront/shared/contract/entities/user';
import type { CallName } from '@storefront/shared/contract/routes';
import { z } from 'zod';

/** Fields that our answers may lack, by schema. All other fields are required. */
const mayBeAbsent = new Map<z.ZodType, readonly string[]>([
  [cartLine, ['productDetails', 'closetDetails', 'options', 'problem']],
  [closetItem, ['cells']],
  [lineDetails, ['colors', 'availableStock', 'cellStock', 'mealtime', 'category', 'soldOutUntil']],
  [menuOrder.shape.categories.element, ['cameFrom']],
  [order, ['mailFailed', 'happyHourDiscount', 'coupon', 'transactionAlsoOf', 'vat']],
  [followedOrder, ['happyHourDiscount', 'coupon', 'vat']],
  [orderReceipt, ['happyHourDiscount', 'coupon']],
  [orderItem, ['options', 'happyHour']],
  [taxNumber, ['percent']],
  [tableRound.shape.item.element, ['options']],
  [orderEvent, ['automatic']],
  [pointsMovement, ['note']],
  [paymentSetting, ['image', 'imageSet']],
  [payTo, ['image', 'imageSet']],
  [user, ['needsSecondFactor', 'pointsLocked']],
  [customer, ['needsSecondFactor', 'pointsLocked']],
  [customerPage, ['needsSecondFactor', 'pointsLocked']],
  [personalData, ['cart']],
  [secondFactorRoles, ['signedIn']],
  [importCheck, ['columns', 'ignored']],
  [importRow, ['twin']],
  [importRow.shape.changes.element, ['found']],
  [importResult, ['left']],
  [product, ['soldOutUntil', 'piecesLeft', 'marks', 'mealtime', 'optionGroups', 'priceFrom']],
]);

const required = (schema: z.ZodType) =>
  schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;

function strictObject(schema: z.ZodObject): z.ZodType {
  const optional = mayBeAbsent.get(schema) ?? [];
  const shape = Object.entries(schema.shape).map(([name, field]) => {
    const inner = strict(required(field));
    return [name, optional.includes(name) ? inner.optional() : inner];
  });
  return z.strictObject(Object.fromEntries(shape));
}

function strict(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) return strictObject(schema);
  if (schema instanceof z.ZodArray) return z.array(strict(schema.element as z.ZodType));
  if (schema instanceof z.ZodNullable) return strict(schema.unwrap() as z.ZodType).nullable();
  return schema;
}

/**
 * Returns the schema of a call's answer with every field required and no extra ones. The contract has optional fields
 * for other servers; ours and the mocks send all of them.
 */
export const strictAnswer = (name: CallName): z.ZodType =>
  strict((calls as Record<CallName, Calls[CallName]>)[name].answer);
