import type { Call } from '@storefront/shared/contract/call';
import { calls } from '@storefront/shared/contract/calls';
import { API_BASE } from '@storefront/shared/contract/routes';
import { JsonSchemas } from './json-schemas';
import type { Method, OpenApiDocument, Operation } from './open-api';
import { operationOf, sectionNames } from './operation';

const description =
  'Every answer is `{success, message, data}`. A failure has a status other than 2xx and the same envelope, with ' +
  '`errors` naming the fields at fault. Amounts are rupees, times ISO 8601 in UTC. Who is signed in is known by a ' +
  'session cookie.';

/** Returns the API as an OpenAPI 3.1 document, derived from the contract. */
export function describeApi(): OpenApiDocument {
  const schemas = new JsonSchemas();
  const paths: Record<string, Partial<Record<Method, Operation>>> = {};
  for (const call of Object.values(calls) as unknown as Call[]) {
    const method = call.method.toLowerCase() as Method;
    paths[call.path] = { ...paths[call.path], [method]: operationOf(call, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Cafe and closet', version: '1', description },
    servers: [{ url: API_BASE }],
    tags: sectionNames.map((name) => ({ name })),
    paths,
    components: {
      schemas: schemas.components,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
  };
}
