import { calls } from '@storefront/shared/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../app-deps';
import { createSigner } from '../db/server-secret';
import { route } from '../http/contract-route';
import { replyWith } from '../http/reply';
import { createTableCodes } from '../tables/table-codes';
import { createSettingService } from './setting-service';

/** `setting/*`: ours, none of it is in §7. */
export function settingRoutes(app: FastifyInstance, { db, env, now }: RouteDeps): void {
  const settings = createSettingService(db, now);
  const codes = createTableCodes(createSigner(db, env.serverSecret));

  route(app, calls.getSettings, () => settings.get());

  route(app, calls.updateSettings, async ({ body, person }) =>
    replyWith('Settings saved', await settings.update(body, person.id)),
  );

  route(app, calls.listTableCodes, ({ query }) =>
    Promise.all(
      query.tables.map(async (tableNumber) => ({ tableNumber, code: await codes.codeOf(tableNumber) })),
    ),
  );
}
