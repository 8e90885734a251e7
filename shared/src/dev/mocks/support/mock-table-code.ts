/** Returns the code of a table in the mocked shop; it is not secret there (C51). */
export const mockTableCode = (table: string): string => `mock-code-of-${table}`;
