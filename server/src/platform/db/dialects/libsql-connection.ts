import type { QueryResult } from 'kysely';
import type LibsqlDatabase from 'libsql';
import { LRUCache } from 'lru-cache';

/** The statements that a connection keeps. The shop has a few hundred; lists of ids make more. */
const MAX_STATEMENTS = 500;

/** A connection to the embedded database. Keeps prepared statements: preparing took a fifth of the time of an order. */
export class LibsqlConnection {
  readonly #file: LibsqlDatabase.Database;
  readonly #statements = new LRUCache<string, LibsqlDatabase.Statement>({ max: MAX_STATEMENTS });

  constructor(file: LibsqlDatabase.Database) {
    this.#file = file;
  }

  get inTransaction(): boolean {
    return this.#file.inTransaction;
  }

  run(sql: string, parameters: readonly unknown[] = []): QueryResult<never> {
    const statement = this.#statements.get(sql) ?? this.#file.prepare(sql);
    this.#statements.set(sql, statement);
    if (statement.reader) return { rows: statement.all(parameters) as never[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
  }

  close(): void {
    this.#file.close();
  }
}
