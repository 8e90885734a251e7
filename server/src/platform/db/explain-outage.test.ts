import { DatabaseUnavailable } from './database-errors';
import { explainOutage } from './explain-outage';

const withCode = (code: string, extra = {}) => Object.assign(new Error('no'), { code, ...extra });
const ofPostgres = (code: string) => withCode(code, { severity: 'ERROR' });

test.each([
  ['ENOSPC', 'the disk is full'],
  ['SQLITE_FULL', 'the disk is full'],
  ['53100', 'the disk is full'],
  ['EROFS', 'the disk or the database is read-only'],
  ['SQLITE_READONLY_DIRECTORY', 'the disk or the database is read-only'],
  ['25006', 'the disk or the database is read-only'],
  ['SQLITE_IOERR_WRITE', 'the disk fails'],
  ['SQLITE_BUSY', 'the database took too long'],
])('%s: %s', (code, outage) => {
  expect(explainOutage(withCode(code))).toBe(outage);
});

test.each([
  ['55P03', 'the database took too long'],
  ['57014', 'the database took too long'],
  ['25P03', 'the database took too long'],
  ['40P01', 'the database took too long'],
  ['57P01', 'the database is not available'],
  ['57P03', 'the database is not available'],
  ['53300', 'the database is not available'],
  ['08006', 'the database is not available'],
  ['3D000', 'the database of DATABASE_URL does not exist'],
  ['28P01', 'PostgreSQL refuses the password of DATABASE_URL'],
])('PostgreSQL %s: %s', (code, outage) => {
  expect(explainOutage(ofPostgres(code))).toBe(outage);
});

test('a lost connection is an outage, a wrong statement is none', () => {
  expect(explainOutage(new DatabaseUnavailable(withCode('ECONNRESET')))).toBe('the database does not answer');
  expect(explainOutage(ofPostgres('42P01'))).toBeNull();
  expect(explainOutage(ofPostgres('23505'))).toBeNull();
  expect(explainOutage(withCode('ECONNREFUSED'))).toBeNull();
  expect(explainOutage(withCode('SQLITE_CONSTRAINT_UNIQUE'))).toBeNull();
});
