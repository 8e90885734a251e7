import { currentSpan, inSpan, SpanKind } from '@storefront/http/tracing/spans';
import type { CompiledQuery, DatabaseConnection, Dialect, Driver } from 'kysely';

type System = 'postgresql' | 'sqlite';

/** Longer texts are cut: a list of ids is hundreds of `?`. */
const MAX_TEXT = 2_000;

/** Returns the verb and the table of a statement: `select orders`; of several in one, those of the first. */
function summarise(sql: string): string {
  const verb = /\b(?:select|insert|update|delete)\b/.exec(sql)?.[0] ?? /\w+/.exec(sql)?.[0] ?? 'statement';
  const table = /\b(?:from|into|update)\s+("\w+"|\w+)/.exec(sql)?.[1];
  return table ? `${verb} ${table.replaceAll('"', '')}` : verb;
}

/** Runs a statement as a step of the trace under way. Its text has no values: they are parameters (C382). */
export function inStatement<T>(sql: string, system: System, execute: () => Promise<T>): Promise<T> {
  if (!currentSpan()?.isRecording()) return execute();
  const attributes = { 'db.system.name': system, 'db.query.text': sql.slice(0, MAX_TEXT) };
  return inSpan(summarise(sql), execute, { kind: SpanKind.CLIENT, attributes });
}

/** Makes each statement of a dialect a step of the trace under way. */
export function traceDialect(dialect: Dialect, system: System): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver: () => traceDriver(dialect.createDriver(), system),
  };
}

function traceDriver(driver: Driver, system: System): Driver {
  const traced = new WeakSet<DatabaseConnection>();
  const acquire = driver.acquireConnection.bind(driver);
  driver.acquireConnection = async () => {
    const connection = await acquire();
    if (traced.has(connection)) return connection;
    traced.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = <R>(query: CompiledQuery) =>
      inStatement(query.sql, system, () => execute<R>(query));
    return connection;
  };
  return driver;
}
