import { badField, Failure } from '@storefront/http/failure';
import type { FilePart } from '@storefront/shared/contract/call';
import type { FastifyRequest } from 'fastify';

interface Form {
  /** Text fields; a repeated field is a list. */
  readonly fields: Record<string, unknown>;
  /** Bytes of the files by field. */
  readonly files: ReadonlyMap<string, Buffer>;
}

const MEGABYTE = 1024 * 1024;
/** Largest file of a form whose call does not say otherwise. */
const FILE_MEGABYTES = 8;

const isOf = (part: FilePart, field: string) =>
  part.field.endsWith('*')
    ? field.startsWith(part.field.slice(0, -1)) && /^\d{1,2}$/.test(field.slice(part.field.length - 1))
    : field === part.field;

const megabytesOf = ({ megabytes = FILE_MEGABYTES }: FilePart) => megabytes;

const tooLarge = (field: string, megabytes: number) => {
  const message = `This is more than the ${megabytes} MB that can be taken. Send something smaller.`;
  return new Failure(413, message, { errors: [{ field, message }] });
};

function addField(fields: Map<string, unknown>, name: string, value: unknown): void {
  const earlier = fields.get(name);
  if (earlier === undefined) fields.set(name, value);
  else fields.set(name, Array.isArray(earlier) ? [...earlier, value] : [earlier, value]);
}

async function collect(request: FastifyRequest, expected: readonly FilePart[]): Promise<Form> {
  const fields = new Map<string, unknown>();
  const files = new Map<string, Buffer>();
  const most = Math.max(FILE_MEGABYTES, ...expected.map(megabytesOf));
  for await (const part of request.parts({ limits: { fileSize: most * MEGABYTE } })) {
    if (part.type === 'field') {
      addField(fields, part.fieldname, part.value);
      continue;
    }
    const known = expected.find((one) => isOf(one, part.fieldname));
    if (!known) {
      part.file.resume();
      throw new Failure(400, `${part.fieldname} is not an expected file`, {
        errors: [{ field: part.fieldname, message: 'is not expected' }],
      });
    }
    const bytes = await part.toBuffer().catch((error: { readonly code?: string }) => {
      throw error.code === 'FST_REQ_FILE_TOO_LARGE' ? tooLarge(part.fieldname, megabytesOf(known)) : error;
    });
    if (bytes.length > megabytesOf(known) * MEGABYTE) throw tooLarge(part.fieldname, megabytesOf(known));
    // Browsers send an empty file input as a file without a name.
    if (bytes.length > 0) files.set(part.fieldname, bytes);
  }
  return { fields: Object.fromEntries(fields), files };
}

/**
 * Reads a multipart body.
 *
 * @throws Failure 400 for files in unknown fields, and for a truncated or invalid form; the parser throws the latter as
 * errors without a status. 413 for a file that is too large.
 */
export async function readMultipart(request: FastifyRequest, expected: readonly FilePart[]): Promise<Form> {
  try {
    return await collect(request, expected);
  } catch (error) {
    if (error instanceof Failure || (error instanceof Error && 'statusCode' in error)) throw error;
    request.log.debug({ err: error }, 'could not parse a form');
    throw badField('body', 'is not a valid form');
  }
}
