import { notifyUser } from '../../accounts/users/notifyUser.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/server/services.ts';

type News = {
  /** The affected user. */
  manager: { user_id: number };
  subject: string;
  /** What happened, following the name of the acting user: "has removed you …" */
  deed: string;
  /** The consequences. */
  next: string;
};

/** Notifies a user of a change to their role, by text message if they have no proven email address. */
export async function notifyManager(
  services: Services,
  trx: Database,
  caller: Caller,
  { manager, subject, deed, next }: News,
): Promise<void> {
  const { first_name, last_name } = await trx
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow();
  const who = `${first_name} ${last_name}`.trim() || 'An admin';
  await notifyUser(services, trx, manager.user_id, { subject, body: `${who} ${deed}. ${next}` });
}
