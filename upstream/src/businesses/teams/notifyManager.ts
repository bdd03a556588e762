import type { Caller } from '../../platform/access/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { deliverMessage } from '../../platform/outbox/deliverMessage.ts';
import type { Services } from '../../platform/server/services.ts';

type News = {
  /** The affected user and their addresses. */
  manager: { email: string | null; phone_number: string | null };
  subject: string;
  /** What happened, following the name of the acting user: "has removed you …" */
  deed: string;
  /** The consequences. */
  next: string;
};

/** Notifies a user of a change to their role, by text message if they have no email address. */
export async function notifyManager(
  services: Services,
  trx: Database,
  caller: Caller,
  { manager: { email, phone_number }, subject, deed, next }: News,
): Promise<void> {
  const to = email?.toLowerCase() ?? phone_number;
  if (!to) return;
  const { first_name, last_name } = await trx
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow();
  const who = `${first_name} ${last_name}`.trim() || 'An admin';
  const body = `${who} ${deed}. ${next}`;
  await deliverMessage(services, trx, { channel: email ? 'email' : 'sms', to, subject, body });
}
