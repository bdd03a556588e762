import { notifyUser } from '../../accounts/notifications/notifyUser.ts';
import { platformAdmins } from '../../accounts/users/platformAdmins.ts';
import type { Database } from '../../platform/database/database.ts';
import { deliverMessage } from '../../platform/outbox/deliverMessage.ts';
import type { Services } from '../../platform/server/services.ts';
import { pageOf, readPlace } from './disputePlace.ts';
import { subjectWords } from './disputeSubject.ts';
import type { EscalationKind } from './escalationOf.ts';

type Known = Pick<Services, 'clock' | 'settings'>;

/** Notifies the platform admins of a dispute that was left to them, by someone or by a deadline, as their settings say. */
export async function notifyPlatform(
  services: Known,
  trx: Database,
  disputeId: number,
  kind: EscalationKind | 'UNANSWERED',
): Promise<void> {
  const place = await readPlace(trx, disputeId);
  const { name, display_name, subject } = place;
  const what = subjectWords[subject];
  const reasons: Record<typeof kind, string> = {
    ESCALATED: `${name} left the dispute about the ${what} of ${display_name} to you.`,
    COUNTER_DECLINED: `${display_name} declined the counteroffer of ${name} about their ${what}.`,
    UNANSWERED: `${name} moved to another organization, and the one that is billed did not answer in time: the dispute is about the ${what} of ${display_name}.`,
  };
  for (const userId of await platformAdmins(trx)) {
    await notifyUser(services, trx, userId, {
      event: 'HOURS_DISPUTED',
      subject: `Decide the dispute of ${display_name}`,
      body: `${reasons[kind]} It waits for your decision, without a deadline.\n\nOpen it: ${pageOf(services, place)}`,
    });
  }
}

/** Notifies the pro of a dispute by text message. Pros without a number see it in the app. */
export async function notifyPro(
  services: Known,
  trx: Database,
  disputeId: number,
  sentence: string,
): Promise<void> {
  const { phone_number, name } = await readPlace(trx, disputeId);
  if (phone_number === null) return;
  await deliverMessage(services, trx, {
    channel: 'sms',
    to: phone_number,
    subject: 'Your dispute',
    body: `Your dispute with ${name}: ${sentence}`,
  });
}
