import { notifyUser } from '../../accounts/notifications/notifyUser.ts';
import { activeAdmins } from '../../businesses/teams/answerableUsers.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/server/services.ts';
import { payersOf } from '../duePay/payersOf.ts';
import { answerPageOf, type DisputePlace, readPlace } from './disputePlace.ts';
import { subjectWords } from './disputeSubject.ts';
import type { DisputeOutcome } from './disputesTables.ts';

/** What those who answer for a business are notified of. */
type ManagerNews = 'OPENED' | 'REMINDER' | 'UNANSWERED' | 'DECIDED';

/**
 * Notifies those who answer a dispute, as their settings say: those who may pay at its location, or the admins of the
 * organization that is billed where the location has left it.
 */
export async function notifyManagers(
  services: Pick<Services, 'clock' | 'settings'>,
  trx: Database,
  disputeId: number,
  news: ManagerNews,
): Promise<void> {
  const place = await readPlace(trx, disputeId);
  const { subject, body } = wordsOf(place, news);
  const users =
    place.left_organization_id === null
      ? await payersOf(trx, place.location_id)
      : await activeAdmins(trx, place.left_organization_id);
  for (const userId of users) {
    await notifyUser(services, trx, userId, {
      event: 'HOURS_DISPUTED',
      subject,
      body: `${body}\n\nOpen it: ${answerPageOf(services, place)}`,
    });
  }
}

function wordsOf(place: DisputePlace, news: ManagerNews): { subject: string; body: string } {
  const { name, display_name, outcome } = place;
  const what = subjectWords[place.subject];
  const due = dueText(place);
  const hasLeft = place.left_organization_id !== null;
  const where = hasLeft ? `at ${name}, from before it moved` : `at ${name}`;
  const otherwise = hasLeft ? 'the platform decides' : 'the claim is approved';
  const words: Record<ManagerNews, { subject: string; body: string }> = {
    OPENED: {
      subject: `${display_name} disputes their ${what}`,
      body: `${display_name} disputes their ${what} ${where}. Decide by ${due}, or ${otherwise}.`,
    },
    REMINDER: {
      subject: `Decide about the dispute of ${display_name} by ${due}`,
      body: `${display_name} disputes their ${what} ${where}. Without an answer by ${due}, ${otherwise}.`,
    },
    UNANSWERED: {
      subject: `The platform decides the dispute of ${display_name}`,
      body: `No one answered in time: the platform decides. It is about the ${what} of ${display_name} ${where}.`,
    },
    DECIDED: {
      subject: `The dispute of ${display_name} is decided`,
      body: `${decisions[outcome ?? 'CLAIM_UNANSWERED']} It is about the ${what} of ${display_name} ${where}.`,
    },
  };
  return words[news];
}

const dueText = ({ answer_due_ts, timezone }: DisputePlace) =>
  answer_due_ts?.toLocaleString('en-US', {
    timeZone: timezone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

const decisions: Record<DisputeOutcome, string> = {
  CLAIM_ACCEPTED: 'The claim was accepted.',
  CLAIM_UNANSWERED: 'No one answered in time: the claim is approved.',
  COUNTER_ACCEPTED: 'The pro accepted your counteroffer.',
  COUNTER_UNANSWERED: 'The pro did not answer in time: your counteroffer counts.',
  DECIDED_FOR_PRO: 'The platform approved the claim.',
  DECIDED_FOR_BUSINESS: 'The platform rejected the claim.',
  DECIDED_SPLIT: 'The platform approved a part of the claim.',
};
