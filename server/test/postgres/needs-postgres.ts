/** These tests need PostgreSQL and fail without one. */
export function assertPostgres(): void {
  if (!process.env.TEST_DATABASE_URL) {
    throw new Error(
      'These tests need a PostgreSQL: npm test -- postgres, or TEST_DATABASE_URL=postgres://… npx jest …',
    );
  }
}
