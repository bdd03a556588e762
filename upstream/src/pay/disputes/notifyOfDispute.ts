import { notifyUser } from '../../accounts/notifications/notifyUser.ts';
import { platformAdmins } from '../../accounts/users/platformAdmins.ts';
import { notifyPayers } from '../payments/notifyPayers.ts';
import type { Database } from '../../platform/database/database.ts';
import { deliverMessage } from '../../platform/outbox/deliverMessage.ts';
import type { Services } from '../../platform/server/services.ts';
import type { DisputeOutcome, DisputeSubject } from './disputesTables.ts';
import type { EscalationKind } from './escalationOf.ts';

type Known = Pick<Services, 'clock' | 'settings'>;

/** What is disputed, after "their". */
const subjects: Record<DisputeSubject, string> = {
  HOURS: 'hours',
  PAYMENT: 'payment',
  CANCELLATION: 'pay for a cancelled shift',
};

/** What managers are notified of. */
export type ManagerNews = 'OPENED' | 'REMINDER' | 'DECIDED';

/** Notifies those who may pay at the location of a dispute, as their settings say. */
export async function notifyManagers(
  services: Known,
  trx: Database,
  disputeId: number,
  news: ManagerNews,
): Promise<void> {
  const { location_id, name, display_name, subject, timezone, answer_due_ts, outcome } = await readPlace(
    trx,
    disputeId,
  );
  const what = subjects[subject];
  const due = answer_due_ts?.toLocaleString('en-US', {
    timeZone: timezone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  const words: Record<ManagerNews, { subject: string; body: string }> = {
    OPENED: {
      subject: `${display_name} disputes their ${what}`,
      body: `${display_name} disputes their ${what} at ${name}. Decide by ${due}, or the claim is approved.`,
    },
    REMINDER: {
      subject: `Decide about the dispute of ${display_name} by ${due}`,
      body: `${display_name} disputes their ${what} at ${name}. Without an answer by ${due}, the claim is approved.`,
    },
    DECIDED: {
      subject: `The dispute of ${display_name} is decided`,
      body: `${decisions[outcome ?? 'CLAIM_UNANSWERED']} It is about the ${what} of ${display_name} at ${name}.`,
    },
  };
  const { subject: title, body } = words[news];
  await notifyPayers(services, trx, location_id, {
    event: 'HOURS_DISPUTED',
    subject: title,
    body: `${body}\n\nOpen it: ${pageOf(services, location_id, disputeId)}`,
  });
}

const decisions: Record<DisputeOutcome, string> = {
  CLAIM_ACCEPTED: 'The claim was accepted.',
  CLAIM_UNANSWERED: 'No one answered in time: the claim is approved.',
  COUNTER_ACCEPTED: 'The pro accepted your counteroffer.',
  COUNTER_UNANSWERED: 'The pro did not answer in time: your counteroffer counts.',
  DECIDED_FOR_PRO: 'The platform approved the claim.',
  DECIDED_FOR_BUSINESS: 'The platform rejected the claim.',
  DECIDED_SPLIT: 'The platform approved a part of the claim.',
};

/** Notifies the platform admins of a dispute that was left to them, as their settings say. */
export async function notifyPlatform(
  services: Known,
  trx: Database,
  disputeId: number,
  kind: EscalationKind,
): Promise<void> {
  const { location_id, name, display_name, subject } = await readPlace(trx, disputeId);
  const what = subjects[subject];
  const reason =
    kind === 'ESCALATED'
      ? `${name} left the dispute about the ${what} of ${display_name} to you.`
      : `${display_name} declined the counteroffer of ${name} about their ${what}.`;
  for (const userId of await platformAdmins(trx)) {
    await notifyUser(services, trx, userId, {
      event: 'HOURS_DISPUTED',
      subject: `Decide the dispute of ${display_name}`,
      body: `${reason} It waits for your decision, without a deadline.\n\nOpen it: ${pageOf(services, location_id, disputeId)}`,
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

function pageOf({ settings }: Known, locationId: number, disputeId: number): string {
  return `${settings.webPublicUrl}/locations/${locationId}/disputes/${disputeId}`;
}

function readPlace(trx: Database, disputeId: number) {
  return trx
    .selectFrom('disputes')
    .innerJoin('gigs', 'gigs.id', 'disputes.gig_id')
    .innerJoin('locations', 'locations.id', 'disputes.location_id')
    .innerJoin('pros', 'pros.id', 'disputes.pro_id')
    .innerJoin('users', 'users.id', 'pros.user_id')
    .select([
      'disputes.location_id',
      'disputes.subject',
      'disputes.answer_due_ts',
      'disputes.outcome',
      'gigs.timezone',
      'locations.name',
      'pros.display_name',
      'users.phone_number',
    ])
    .where('disputes.id', '=', disputeId)
    .executeTakeFirstOrThrow();
}
