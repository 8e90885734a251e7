import type { z } from 'zod';
import type { Call } from '../../../contract/call';
import { fieldErrors } from '../../../contract/field-errors';
import type { CallName } from '../../../contract/routes';
import { hasAnyRight } from '../../../rules/rights';
import type { MockPerson, MockWorld } from '../world';
import type { MockContext } from './mock-context';
import { badRequest, MockFailure } from './mock-failure';
import { readBody } from './read-request';
import { lacksSecondFactor } from './show-person';
import { staffRoleOf } from './staff-role';

/** Cookie with the id of a browser, for worlds that several browsers share. Without it, `DEFAULT_BROWSER` applies. */
export const BROWSER_COOKIE = 'mock-browser';
export const DEFAULT_BROWSER = 'browser';

function browserOf(request: Request): string {
  const cookies = request.headers.get('cookie') ?? '';
  return new RegExp(`(?:^|; )${BROWSER_COOKIE}=([^;]+)`).exec(cookies)?.[1] ?? DEFAULT_BROWSER;
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (!result.success) throw badRequest(fieldErrors(result.error));
  return result.data;
}

/** The same decision as the server's (C292, C298). */
function checkAccess(
  { access, right }: Pick<Call, 'access' | 'right'>,
  person: MockPerson | null,
  world: MockWorld,
): void {
  if (access === 'public') return;
  if (!person) throw new MockFailure(401, 'Please log in');
  if (access === 'customer') return;
  if (lacksSecondFactor(world, person))
    throw new MockFailure(403, 'Your role needs two-step login. Set it up on your profile first.', null, {
      needs: 'secondFactorSetup',
    });
  if (right && hasAnyRight(staffRoleOf(person), right)) return;
  throw new MockFailure(403, 'You may not do this');
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Checks a request like the server: access first (C32), then path, query, headers and body by the contract's schemas.
 *
 * @throws MockFailure with 401, 403, 400 or 415.
 */
export async function checkRequest<N extends CallName>(
  call: Call<N>,
  request: Request,
  params: Readonly<Record<string, unknown>>,
  world: MockWorld,
): Promise<MockContext<N>> {
  const browser = browserOf(request);
  const person = world.users.find((user) => user._id === world.sessions.get(browser)) ?? null;
  checkAccess(call, person, world);
  const { body, files } = await readBody(request, call);
  return {
    world,
    browser,
    person,
    files,
    form: isRecord(body) ? body : {},
    params: parse(call.params, params),
    query: parse(call.query, Object.fromEntries(new URL(request.url).searchParams)),
    headers: parse(call.headers, Object.fromEntries(request.headers)),
    body: parse(call.body, body ?? {}),
  } as MockContext<N>;
}
