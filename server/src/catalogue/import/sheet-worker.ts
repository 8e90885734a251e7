import { parentPort, workerData } from 'node:worker_threads';
import { Failure } from '@storefront/http/failure';
import { collectRows } from './collect-rows';
import { readCsv } from './read-csv';
import type { SheetAnswer, SheetWork } from './read-in-worker';
import { readSheet } from './read-sheet';
import { readXlsx } from './read-xlsx';
import { isZip } from './read-zip';

const { bytes, request } = workerData as SheetWork;
const file = Buffer.from(bytes);

async function answer(): Promise<SheetAnswer> {
  try {
    const isCsv = !isZip(file);
    const rows = await collectRows(isCsv ? readCsv(file) : readXlsx(file));
    return { sheet: readSheet(rows, { ...request, isCsv }) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { message, errors, data } = error;
    return { refused: { message, errors, data } };
  }
}

// The entry of the thread that `readInWorker` starts (P86): reads one sheet, answers once, and ends.
void answer().then((found) => parentPort?.postMessage(found));
