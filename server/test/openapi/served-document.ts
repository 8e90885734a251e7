import type { OpenApiDocument, Operation } from '../../src/platform/reference/open-api';

/** One operation of the document with its place in it. */
export interface Placed {
  readonly id: string;
  readonly method: string;
  /** With its parameters in braces, such as `/product/getsingle/{id}`. */
  readonly path: string;
  readonly operation: Operation;
}

/** Returns the document as the running server serves it. */
export async function fetchDocument(address: string): Promise<OpenApiDocument> {
  const answer = await fetch(`${address}/api/v1/openapi.json`);
  if (!answer.ok) throw new Error(`The server answers ${answer.status} instead of its document`);
  return (await answer.json()) as OpenApiDocument;
}

/** Returns all operations, in the document's order. */
export const operationsOf = ({ paths }: OpenApiDocument): readonly Placed[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method,
      path,
      operation,
    })),
  );
