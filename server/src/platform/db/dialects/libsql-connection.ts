import { setTimeout } from 'node:timers/promises';
import type { QueryResult } from 'kysely';
import type LibsqlDatabase from 'libsql';
import { LRUCache } from 'lru-cache';

/** The statements that a connection keeps. The shop has a few hundred; lists of ids make more. */
const MAX_STATEMENTS = 500;

/** A connection to the embedded database. Keeps prepared statements: preparing took a fifth of the time of an order. */
export class LibsqlConnection {
  readonly #file: LibsqlDatabase.Database;
  readonly #statements = new LRUCache<string, LibsqlDatabase.Statement>({ max: MAX_STATEMENTS });
  #isClosed = false;

  constructor(file: LibsqlDatabase.Database) {
    this.#file = file;
  }

  get inTransaction(): boolean {
    // libsql ends the process if a closed file is asked.
    return !this.#isClosed && this.#file.inTransaction;
  }

  run(sql: string, parameters: readonly unknown[] = []): QueryResult<never> {
    if (this.#isClosed) throw new Error('The database is closed');
    const statement = this.#statements.get(sql) ?? this.#file.prepare(sql);
    this.#statements.set(sql, statement);
    if (statement.reader) return { rows: statement.all(parameters) as never[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
  }

  close(): void {
    this.#isClosed = true;
    this.#statements.clear();
    this.#file.close();
  }
}

/** How long a write waits for another process that writes to the same file, and between two tries, ms. */
const BUSY_MS = 5_000;
const TRY_EVERY_MS = 10;

const isBusy = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';

/**
 * Does work again while another process writes, without stopping this one: that may be a migration of minutes.
 *
 * @param since when the write began to wait, ms: those behind each other in this process give up together
 */
export async function whenFree<T>(work: () => T, since: number): Promise<T> {
  for (const end = since + BUSY_MS; ; ) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
    }
    await setTimeout(TRY_EVERY_MS);
  }
}
