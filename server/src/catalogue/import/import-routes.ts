import { badField } from '@storefront/http/failure';
import { calls } from '@storefront/shared/contract/calls';
import { shopDate } from '@storefront/shared/rules/kathmandu';
import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../../app/app-deps';
import { route } from '../../platform/http/contract-route';
import { FileReply, replyWith } from '../../platform/http/reply';
import { createImportService, SHOPS } from './import-service';
import { listImports } from './undo-import';
import { writeCsv, writeXlsx } from './write-sheet';

/** Exports and imports of menu and closet: ours, not in §7 (C304 to C306). */
export function importRoutes(app: FastifyInstance, { db, media, now, sheetWorker }: RouteDeps): void {
  const imports = createImportService(db, media, now, sheetWorker);

  async function exported(
    shop: keyof typeof SHOPS,
    name: string,
    format: 'csv' | 'xlsx',
  ): Promise<FileReply> {
    const { columns, read } = SHOPS[shop];
    const rows = await read(db);
    const fileName = `${name}-${shopDate(now())}.${format}`;
    return format === 'csv'
      ? new FileReply(writeCsv(columns, rows), fileName, 'text/csv; charset=utf-8')
      : new FileReply(writeXlsx(columns, rows), fileName, calls.exportProducts.otherFile);
  }

  route(app, calls.exportProducts, ({ query }) => exported('product', 'menu', query.format));

  route(app, calls.exportCloset, ({ query }) => exported('closet', 'closet', query.format));

  route(app, calls.checkImport, ({ body, files, person }) => {
    const file = files.get('file');
    if (!file) throw badField('file', 'is required');
    return imports.check({ ...body, file, pictures: files.get('pictures'), actor: person.id });
  });

  route(app, calls.applyImport, async ({ params, body, person }) =>
    replyWith('Import done', await imports.apply(params.id, body, person.id)),
  );

  route(app, calls.listImports, ({ query }) => listImports(db, query.shop));

  route(app, calls.undoImport, async ({ params, person }) => {
    await imports.undo(params.id, person.id);
    return replyWith('Import undone', null);
  });
}
