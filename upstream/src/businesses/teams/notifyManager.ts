import type { Caller } from '../../platform/access/caller.ts';
import type { Database } from '../../database/database.ts';
import { deliverMessage } from '../../platform/outbox/deliverMessage.ts';
import type { Upstream } from '../../platform/server/services.ts';

type News = {
  /** Whom it concerns, and how to reach them. */
  manager: { email: string | null; phone_number: string | null };
  subject: string;
  /** What happened, after the name of who did it: "has removed you …" */
  deed: string;
  /** What follows from it. */
  next: string;
};

/** Tells somebody what another person has changed about their role; by text where there is no e-mail address. */
export async function tellManager(
  upstream: Upstream,
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
  await deliverMessage(upstream, trx, { channel: email ? 'email' : 'sms', to, subject, body });
}
