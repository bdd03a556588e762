import { type Selectable, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { retryTime } from '../dueWork/backoff.ts';
import type { DueJob, DueServices } from '../dueWork/dueJob.ts';
import type { OutgoingMessagesTable } from './outgoingMessagesTable.ts';
import { sendEmail } from './sendEmail.ts';
import type { Sending, SendResult } from './sending.ts';
import { sendTextMessage } from './sendTextMessage.ts';

type Message = Selectable<OutgoingMessagesTable>;

/**
 * Sends messages, each in a transaction of its own: a crash can repeat the one message that was under way, under the same
 * id. While a service cannot be reached, all messages of its channel wait.
 */
export const sendMessages: DueJob = {
  name: 'sendMessages',
  work: async (services, trx) => {
    const now = services.clock.systemNow();
    await trx.deleteFrom('outgoing_messages').where('expires_ts', '<=', now).execute();
    const message = await trx
      .selectFrom('outgoing_messages')
      .selectAll()
      .where('refusal', 'is', null)
      .where('due_ts', '<=', now)
      .orderBy('due_ts')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!message) return 0;
    await record(trx, message, await send(services, message), now);
    return 1;
  },
};

async function send({ settings }: DueServices, message: Message): Promise<SendResult> {
  const { id, channel, recipient: to, subject, body, created_ts } = message;
  // Numbers start over with a new database; times do not.
  const sending: Sending = { id: `${created_ts.getTime()}.${id}`, to, subject, body };
  const { email, sms } = settings.messageServices;
  if (channel === 'email') return email ? sendEmail(email, sending) : unreachable;
  return sms ? sendTextMessage(sms, sending) : unreachable;
}

/** The service has been removed from the settings since. */
const unreachable: SendResult = { outcome: 'unreachable', reason: 'NOT_CONFIGURED' };

async function record(
  trx: Transaction<Tables>,
  { id, channel, attempts }: Message,
  result: SendResult,
  now: Date,
): Promise<void> {
  if (result.outcome === 'sent') {
    await trx.deleteFrom('outgoing_messages').where('id', '=', id).execute();
  } else if (result.outcome === 'refused') {
    await trx.updateTable('outgoing_messages').set({ refusal: result.reason }).where('id', '=', id).execute();
  } else {
    const waiting = trx.updateTable('outgoing_messages').set((eb) => ({
      attempts: eb('attempts', '+', 1),
      due_ts: retryTime(now, attempts + 1),
    }));
    const which =
      result.outcome === 'postponed'
        ? waiting.where('id', '=', id)
        : waiting.where('channel', '=', channel).where('refusal', 'is', null).where('due_ts', '<=', now);
    await which.execute();
  }
}
