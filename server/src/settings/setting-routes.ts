import { forbidden } from '@storefront/http/failure';
import { calls } from '@storefront/shared/contract/calls';
import { SETTING_PARTS } from '@storefront/shared/contract/entities/shop-settings';
import { settingProblem } from '@storefront/shared/rules/rights';
import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../app/app-deps';
import { createLinkCodes } from '../platform/db/link-codes';
import { route } from '../platform/http/contract-route';
import { replyWith } from '../platform/http/reply';
import { readPaymentSettings, readWallet, updatePaymentSetting } from './payment-settings';
import { createSettingService } from './setting-service';

/** `setting/*`: ours, none of it is in §7. */
export function settingRoutes(app: FastifyInstance, { db, env, media, now, settingEvents }: RouteDeps): void {
  const settings = createSettingService(db, now);
  const codes = createLinkCodes({ db, env }, 'table');

  route(app, calls.getSettings, () => settings.get());

  route(app, calls.updateSettings, async ({ body, person }) => {
    const parts = SETTING_PARTS.filter((part) => body[part] !== undefined);
    const refused = settingProblem(person.staffRole, parts);
    if (refused !== null) throw forbidden(refused);
    const saved = await settings.update(body, person.id);
    settingEvents.changed();
    return replyWith('Settings saved', saved);
  });

  route(app, calls.getWallet, ({ params: { method } }) => readWallet(db, method));

  route(app, calls.listPaymentSettings, () => readPaymentSettings(db));

  route(app, calls.updatePaymentSetting, async ({ params: { method }, body, files, person }) => {
    const edit = { ...body, bytes: files.get('image') };
    const saved = await updatePaymentSetting({ db, media, now }, method, edit, person.id);
    settingEvents.changed();
    return replyWith('Settings saved', saved);
  });

  route(app, calls.listTableCodes, ({ query }) =>
    Promise.all(
      query.tables.map(async (tableNumber) => ({ tableNumber, code: await codes.codeOf(tableNumber) })),
    ),
  );
}
