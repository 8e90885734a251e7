import type { Dialect, Driver } from 'kysely';
import { assertOutsideTransaction } from '../transaction';

/**
 * Makes a dialect refuse queries outside the transaction while one is open, and ignore a rollback that fails: the error
 * that caused the rollback says what is wrong, and a full disk or a lost connection has ended the transaction already.
 */
export function guardDialect(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver: () => guardDriver(dialect.createDriver()),
  };
}

function guardDriver(driver: Driver): Driver {
  const acquire = driver.acquireConnection.bind(driver);
  driver.acquireConnection = async () => {
    assertOutsideTransaction();
    return acquire();
  };
  const rollback = driver.rollbackTransaction.bind(driver);
  driver.rollbackTransaction = (connection) => rollback(connection).catch(() => undefined);
  return driver;
}
