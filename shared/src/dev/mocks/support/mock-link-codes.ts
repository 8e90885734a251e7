/** Returns the code of a table in the mocked shop; it is not secret there (C51). */
export const mockTableCode = (table: string): string => `mock-code-of-${table}`;

/** Returns the key of an order's link in the mocked shop; it is not secret there (C191). */
export const mockOrderKey = (id: string): string => `mock-key-of-${id}`;
