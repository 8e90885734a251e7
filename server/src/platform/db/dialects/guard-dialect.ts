import type { Dialect, Driver } from 'kysely';
import { assertOutsideTransaction } from '../transaction';

/** Makes a dialect refuse queries outside the transaction while one is open. */
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
  return driver;
}
