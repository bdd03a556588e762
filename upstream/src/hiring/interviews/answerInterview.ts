import type { Selectable } from 'kysely';
import { hashCandidateCode } from '../candidateCodes/candidateCode.ts';
import { requireCode } from '../candidateCodes/requireCode.ts';
import type { Database } from '../../platform/database/database.ts';
import type { InterviewsTable } from './interviewsTable.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { deliverMessage } from '../../platform/outbox/deliverMessage.ts';
import type { Services } from '../../platform/server/services.ts';
import { findInterview } from './invitedInterview.ts';

type Answer = 'CONFIRMED' | 'DECLINED';

/**
 * Stores the candidate's answer and notifies the contact. Repeating the answer changes nothing.
 *
 * @returns the updated interview as shown to its candidate
 * @throws ApiError not_found, throttled; invalid_transition after a different answer, expired after the start
 */
export async function answerInterview(
  services: Services,
  { secret, network }: { secret: string; network: string },
  answer: Answer,
) {
  const { database, clock } = services;
  const now = clock.now();
  const attempt = { code: secret, network, now: clock.systemNow() };
  // Before the transaction, because counting a wrong code must not be rolled back.
  await requireCode(database, attempt, 'interview', (secretHash) => findInterview(database, secretHash));
  return database.transaction().execute(async (trx) => {
    const secretHash = hashCandidateCode(secret);
    const interview = await trx
      .selectFrom('interviews')
      .selectAll()
      .where('secret_hash', '=', secretHash)
      .forUpdate()
      .executeTakeFirst();
    if (!interview) throw notFound('interview');
    if (interview.status !== answer) {
      requireOpen(interview, now);
      await trx
        .updateTable('interviews')
        .set({ status: answer, answered_ts: now })
        .where('id', '=', interview.id)
        .execute();
      await notifyContact(services, trx, interview, answer);
    }
    const answered = await findInterview(trx, secretHash);
    if (!answered) throw notFound('interview');
    return answered;
  });
}

function requireOpen({ status, start_time }: Selectable<InterviewsTable>, now: Date): void {
  if (status !== 'INVITED') {
    throw new ApiError(
      'invalid_transition',
      status === 'DECLINED'
        ? 'You have declined this interview already.'
        : 'You have accepted this interview already.',
    );
  }
  if (start_time <= now) throw new ApiError('expired', 'This interview has already started.');
}

async function notifyContact(
  services: Services,
  trx: Database,
  interview: Selectable<InterviewsTable>,
  answer: Answer,
): Promise<void> {
  if (interview.contact_phone_number === null) return;
  const name = `${interview.candidate_first_name} ${interview.candidate_last_name}`;
  const verb = answer === 'CONFIRMED' ? 'accepted' : 'declined';
  await deliverMessage(services, trx, {
    channel: 'sms',
    to: interview.contact_phone_number,
    subject: `Interview ${verb}`,
    body: `${name} ${verb} the interview for ${interview.job_posting_name}.`,
  });
}
