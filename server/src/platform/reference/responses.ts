import type { Call } from '@storefront/shared/contract/call';
import { secondFactorNeed } from '@storefront/shared/contract/entities/second-factor';
import { failureEnvelope, orderConflict, successEnvelope } from '@storefront/shared/contract/envelope';
import { z } from 'zod';
import type { JsonSchemas } from './json-schemas';
import type { Answered } from './open-api';

const plainFailure = failureEnvelope.extend({ data: z.null() });
/** Failures whose data says more: what somebody changed, when to retry, which request to look for in the log. */
const WITH_DATA = new Set(['409', '429', '5XX']);
const orderFailure = failureEnvelope.extend({ data: orderConflict.nullable() });
const secondFactorFailure = failureEnvelope.extend({ data: secondFactorNeed.nullable() });

/** Returns the envelope of a call's failures with this status. */
function envelopeOf(call: Call, status: string) {
  const placesOrder = call.headers !== undefined;
  if (placesOrder && status === '409') return orderFailure;
  const asksForSecondFactor = call.access === 'admin' || call.name === 'login';
  if (asksForSecondFactor && status === '403') return secondFactorFailure;
  return WITH_DATA.has(status) ? failureEnvelope : plainFailure;
}

const json = (description: string, schema: object): Answered => ({
  description,
  content: { 'application/json': { schema } },
});

/** Returns the failure statuses of a call, each with its reason. */
function failuresOf(call: Call): [status: string, reason: string][] {
  const isClosed = call.access !== 'public';
  const takesInput = call.params ?? call.query ?? call.headers ?? call.body;
  const isWrite = call.method !== 'GET';
  const failures: [string, string | false][] = [
    [
      '400',
      takesInput
        ? 'a part of the request is not valid; `errors` names the fields'
        : 'the address or the body cannot be read',
    ],
    [
      '401',
      (isClosed || call.name === 'login') && (isClosed ? 'nobody is signed in' : 'wrong e-mail or password'),
    ],
    [
      '403',
      call.access === 'admin'
        ? 'the person is no member of staff'
        : isWrite && 'the request comes from another site',
    ],
    ['404', Boolean(call.params) && 'nothing has this id'],
    ...Object.entries(call.failures ?? {}),
    ['413', isWrite && 'the body, or a file in it, is too large'],
    ['415', isWrite && 'the body has another type'],
    ['429', 'too many requests; try again later'],
    ['5XX', 'the shop cannot answer now; try again later'],
  ];
  return failures.filter((failure): failure is [string, string] => failure[1] !== false);
}

/** Returns the statuses that a call may answer, `5XX` among them. */
export const statusesOf = (call: Call): ReadonlySet<string> =>
  new Set(['200', ...failuresOf(call).map(([status]) => status)]);

/** Returns the responses of a call: its data, or a failure, in the envelope; a failure never has status 200 (C27). */
export function responsesOf(call: Call, schemas: JsonSchemas): Readonly<Record<string, Answered>> {
  const types = [call.file, call.otherFile].filter((type) => type !== undefined);
  const file = { schema: { type: 'string', format: 'binary' } } as const;
  const success = call.file
    ? { description: 'the file', content: Object.fromEntries(types.map((type) => [type, file])) }
    : json('done', schemas.of(successEnvelope(call.answer), 'output'));
  const failures = failuresOf(call).map(([status, reason]) => [
    status,
    json(reason, schemas.of(envelopeOf(call, status), 'output')),
  ]);
  return { '200': success, ...Object.fromEntries(failures) };
}
