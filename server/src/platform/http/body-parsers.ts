import multipart from '@fastify/multipart';
import { Failure } from '@storefront/http/failure';
import type { FastifyInstance } from 'fastify';

const MEGABYTE = 1024 * 1024;

/**
 * Accepts JSON for every call, and multipart and urlencoded forms only for calls with files, so that a plain form on
 * another site cannot post to other calls (P61). An empty body needs no content type (C92).
 */
export async function addBodyParsers(app: FastifyInstance): Promise<void> {
  const parseJson = app.getDefaultJsonParser('error', 'ignore');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, undefined);
    else parseJson(request, body, done);
  });
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  await app.register(multipart, {
    limits: { fileSize: 8 * MEGABYTE, files: 40, fields: 200, fieldSize: 64 * 1024, parts: 240 },
  });
  app.addHook('preParsing', async (request, _reply, payload) => {
    const type = request.headers['content-type'] ?? '';
    const isForm = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)/i.test(type);
    const isEmpty = request.headers['content-length'] === '0';
    if (isForm && !isEmpty && !request.routeOptions.config.takesForms) {
      throw new Failure(415, 'body must be sent as application/json');
    }
    return payload;
  });
}
