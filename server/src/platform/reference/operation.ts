import type { Call } from '@storefront/shared/contract/call';
import type { JsonSchemas } from './json-schemas';
import type { Operation } from './open-api';
import { parametersOf } from './parameters';
import { requestBodyOf } from './request-body';
import { responsesOf } from './responses';

/** Sections of the reference, by the first word of a path. */
const sections: Readonly<Record<string, string>> = {
  user: 'Users',
  cart: 'Cart',
  product: 'Cafe products and delivery places',
  order: 'Orders',
  gallary: 'Gallery',
  setting: 'Settings',
  table: 'Tables',
  mail: 'Mails',
  audit: 'Who did what',
  cash: 'Cash-up',
  report: 'Reports',
  address: 'Saved addresses',
  offer: 'Coupons',
  staff: 'Staff accounts',
  import: 'Imports',
  closet: 'Closet',
};

/** The sections in order. */
export const sectionNames = Object.values(sections);

const sectionOf = (path: string) => sections[path.split('/')[1] ?? ''] ?? 'Other';

/** Returns a call of the contract as an OpenAPI operation. */
export function operationOf(call: Call, schemas: JsonSchemas): Operation {
  const parameters = parametersOf(call, schemas);
  return {
    operationId: call.name,
    tags: [sectionOf(call.path)],
    summary: call.summary,
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && { requestBody: requestBodyOf(call.body, call.files, schemas) }),
    responses: responsesOf(call, schemas),
    security: call.access === 'public' ? [] : [{ session: [] }],
    'x-access': call.access,
    'x-added': call.added ?? false,
  };
}
