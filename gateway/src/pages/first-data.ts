import { orNullAfter } from '@storefront/http/with-timeout';
import type { CallName } from '@storefront/shared/contract/routes';
import type { FirstCall, FirstDatum } from '@storefront/shared/delivery/first-data';
import type { AnswerCall } from './answer-call';

export interface FirstData {
  readonly data: readonly FirstDatum[];
  /** Whether the address names an item that does not exist. The page is then sent with status 404. */
  readonly isMissing: boolean;
  /** False if an answer is missing. */
  readonly isWhole: boolean;
}

/** A page waits this long for its data, ms; after that the browser makes the calls. */
const TIMEOUT_MS = 1_000;

/** Statuses for an unknown id and for an impossible one. */
const NAMES_NOTHING = new Set([400, 404]);

const nothing = { data: [], isMissing: false, isWhole: false };

async function answerOne(
  call: CallName,
  input: Record<string, unknown>,
  answer: AnswerCall,
): Promise<FirstData> {
  const { status, data } = await answer(call, input);
  if (status === 200) return { data: [{ key: [call, input], data }], isMissing: false, isWhole: true };
  return { data: [], isMissing: NAMES_NOTHING.has(status), isWhole: false };
}

type Params = Readonly<Record<string, string>>;

const fillText = (text: string, params: Params) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole);

/** Replaces placeholders in the input of a call by the parameters of the address: `{id}` by the value of `:id`. */
function fillInput(value: unknown, params: Params): unknown {
  if (typeof value === 'string') return fillText(value, params);
  if (Array.isArray(value)) return value.map((item) => fillInput(item, params));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillInput(item, params)]));
}

/**
 * Returns the first data of a page. Leaves out calls that fail or time out, and passes their errors to `onProblem`. Where an
 * address names an item, its call comes first: of a made-up one nothing else is asked (C407).
 */
export async function collectFirstData(
  calls: readonly FirstCall[],
  params: Readonly<Record<string, string>>,
  answer: AnswerCall,
  onProblem: (problem: unknown) => void,
): Promise<FirstData> {
  const ask = async ({ call, input }: FirstCall): Promise<FirstData> => {
    const filled = fillInput(input, params) as Record<string, unknown>;
    try {
      return (await orNullAfter(answerOne(call, filled, answer), TIMEOUT_MS)) ?? nothing;
    } catch (problem) {
      onProblem(problem);
      return nothing;
    }
  };
  const namesItem = Object.keys(params).length > 0;
  const item = await Promise.all((namesItem ? calls.slice(0, 1) : []).map(ask));
  const rest = item.some(({ isMissing }) => isMissing) ? [] : calls.slice(item.length);
  const parts = [...item, ...(await Promise.all(rest.map(ask)))];
  return {
    data: parts.flatMap(({ data }) => data),
    isMissing: parts.some(({ isMissing }) => isMissing),
    isWhole: parts.every(({ isWhole }) => isWhole),
  };
}
