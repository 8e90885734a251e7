import { parentPort, workerData } from 'node:worker_threads';
import { Failure } from '@storefront/http/failure';
import { collectRows } from './collect-rows';
import { readCsv } from './read-csv';
import type { SheetAnswer } from './read-in-worker';
import { readXlsx } from './read-xlsx';
import { isZip } from './read-zip';

const bytes = Buffer.from(workerData as Uint8Array);

async function answer(): Promise<SheetAnswer> {
  try {
    return { rows: await collectRows(isZip(bytes) ? readXlsx(bytes) : readCsv(bytes)) };
  } catch (error) {
    if (error instanceof Failure) return { refused: { message: error.message, errors: error.errors } };
    throw error;
  }
}

// The entry of the thread that `readInWorker` starts (P86): reads one sheet, answers once, and ends.
void answer().then((found) => parentPort?.postMessage(found));
