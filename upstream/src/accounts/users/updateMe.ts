import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalidField } from '../../platform/errors.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { loadMe, meSchema } from './me.ts';
import { personName } from './personName.ts';

const whole = z.strictObject({
  first_name: personName,
  last_name: personName,
  settings: z.strictObject({ sms_opt_in: z.boolean() }),
});
const part = whole.extend({ settings: whole.shape.settings.partial() }).partial();

type Change = z.output<typeof part>;

/** `PATCH /api/users/me/`: changes fields of the caller's profile. */
export const patchMe = (services: Services) => updateRoute(services, 'PATCH', part);

/** `PUT /api/users/me/`: replaces the caller's profile. */
export const putMe = (services: Services) => updateRoute(services, 'PUT', whole);

function updateRoute(
  { database, settings: { productSlug } }: Services,
  method: 'PATCH' | 'PUT',
  body: z.ZodType<Change>,
) {
  return route({
    method,
    url: '/api/users/me/',
    access: 'session',
    scope: 'PERSON',
    tags: ['users'],
    summary:
      method === 'PUT' ? "Replace the signed-in user's profile" : "Update the signed-in user's profile",
    description:
      'Changing the email address or phone number requires a code: see `POST /api/auth/email/link/`.',
    body,
    responses: { 200: meSchema(productSlug) },
    handle: async ({ body: change, caller }) => {
      const me = await database.transaction().execute(async (trx) => {
        await changeProfile(trx, caller, change);
        return loadMe(trx, caller, productSlug);
      });
      return { status: 200, body: me };
    },
  });
}

async function changeProfile(trx: Database, { userId }: Caller, { settings, ...names }: Change) {
  const { phone_number } = await trx
    .selectFrom('users')
    .select('phone_number')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (settings?.sms_opt_in && phone_number === null) {
    throw invalidField('settings.sms_opt_in', 'Add a phone number to receive text messages.');
  }
  const values = { ...names, ...settings };
  if (Object.keys(values).length === 0) return;
  await trx.updateTable('users').set(values).where('id', '=', userId).execute();
}
