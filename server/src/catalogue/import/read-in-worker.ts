import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { badField, Failure } from '@storefront/http/failure';
import type { Sheet, SheetRequest } from './read-sheet';

/** What the thread is given. */
export interface SheetWork {
  readonly bytes: Uint8Array;
  readonly request: SheetRequest;
}

/** What the thread answers. */
export type SheetAnswer =
  | { readonly sheet: Sheet }
  | { readonly refused: Pick<Failure, 'message' | 'errors' | 'data'> };

/** A sheet of 5,000 rows takes under a second and 30 MB. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };
const SECONDS = 30;

/** Returns the compiled `sheet-worker.ts`. */
export type SheetWorker = () => string | URL;

const isOutOfMemory = (error: unknown) =>
  (error as NodeJS.ErrnoException | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Reads a sheet, CSV or workbook, and what its cells mean, in a thread with limits of memory and time, so that no sheet
 * ends or holds up the server (P86).
 *
 * @param seconds after which the thread is ended
 * @throws Failure 400 that says which limit, or what `readSheet` refuses
 */
export async function readInWorker(
  worker: SheetWorker,
  bytes: Buffer,
  request: SheetRequest,
  seconds = SECONDS,
): Promise<Sheet> {
  const workerData: SheetWork = { bytes: new Uint8Array(bytes), request };
  const thread = new Worker(worker(), { workerData, resourceLimits: LIMITS, env: {} });
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), seconds * 1000);
  try {
    const [answer] = (await once(thread, 'message', { signal: stop.signal })) as [SheetAnswer];
    if ('sheet' in answer) return answer.sheet;
    throw new Failure(400, answer.refused.message, answer.refused);
  } catch (error) {
    if (stop.signal.aborted) throw badField('file', `takes more than ${seconds} seconds to read`);
    if (isOutOfMemory(error)) throw badField('file', 'needs too much memory to read');
    throw error;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
