import type { CallName } from '@storefront/shared/contract/routes';
import type { FirstDatum } from '@storefront/shared/delivery/first-data';
import type { FirstCall } from '@storefront/shared/delivery/remote-manifest';
import type { AnswerCall } from './answer-call';
import { fillInput } from './fill-input';
import { inTime } from './with-timeout';

export interface FirstData {
  readonly data: readonly FirstDatum[];
  /** True where what the address names is not there: the page still comes, as a 404. */
  readonly isMissing: boolean;
  /** False where an answer lacks. */
  readonly isWhole: boolean;
}

/** A page waits this long for its data, ms; after that the browser makes the calls. */
const TIMEOUT_MS = 1_000;

/** Answers to an id that nothing has, and to one that nothing could have. */
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

/** Returns the first data of a page. Leaves out calls that fail or time out, and passes their errors to `onProblem`. */
export async function collectFirstData(
  calls: readonly FirstCall[],
  params: Readonly<Record<string, string>>,
  answer: AnswerCall,
  onProblem: (problem: unknown) => void,
): Promise<FirstData> {
  const parts = await Promise.all(
    calls.map(async ({ call, input }) => {
      const filled = fillInput(input, params) as Record<string, unknown>;
      try {
        return (await inTime(answerOne(call, filled, answer), TIMEOUT_MS)) ?? nothing;
      } catch (problem) {
        onProblem(problem);
        return nothing;
      }
    }),
  );
  return {
    data: parts.flatMap(({ data }) => data),
    isMissing: parts.some(({ isMissing }) => isMissing),
    isWhole: parts.every(({ isWhole }) => isWhole),
  };
}
