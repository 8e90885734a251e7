/** The code of a table in the mocked shop, where nothing is worth guarding (C51). */
export const mockTableCode = (table: string): string => `mock-code-of-${table}`;
