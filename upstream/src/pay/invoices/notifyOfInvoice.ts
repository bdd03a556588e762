import type { Selectable } from 'kysely';
import { notifyUser } from '../../accounts/notifications/notifyUser.ts';
import type { SentEvent } from '../../accounts/notifications/sentEvents.ts';
import { activeAdmins, answerableUsers } from '../../businesses/teams/answerableUsers.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import { failureSentences } from '../payments/paymentFailure.ts';
import { billedLocation } from './billedLocation.ts';

type Invoice = Selectable<Tables['invoices']>;
type Occasion = 'DRAFT' | 'ISSUED' | 'FAILED' | 'OVERDUE';
type Text = { event: SentEvent; subject: string; sentence: string };

const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

function textOf(
  occasion: Occasion,
  { number, total_cents, due_date, failure_code }: Invoice,
  partSentence?: string,
): Text {
  const total = dollars(total_cents);
  if (occasion === 'DRAFT') {
    return {
      event: 'PAYMENT_DUE',
      subject: 'An invoice is ready for review',
      sentence: `It is for ${total}. You have 24 hours to approve it or to hold back lines.`,
    };
  }
  if (occasion === 'ISSUED') {
    return {
      event: 'PAYMENT_DUE',
      subject: `Invoice ${number}`,
      sentence: `${total} is due by ${due_date}.`,
    };
  }
  const reason = failure_code === null ? '' : ` ${failureSentences[failure_code]}`;
  return occasion === 'FAILED'
    ? {
        event: 'PAYMENT_FAILED',
        subject: `The payment of invoice ${number} failed`,
        sentence: partSentence ?? `${total} could not be charged.${reason}`,
      }
    : {
        event: 'PAYMENT_FAILED',
        subject: `Invoice ${number} is overdue`,
        sentence: `${total} was due by ${due_date}. Add a payment method to pay it.`,
      };
}

/**
 * Notifies those who manage the billing of a location, or of an organization, of a step of an invoice: the admins of the
 * location, or those of the organization where it has none.
 *
 * @param partSentence what happened to a part of its charge, where not all of it failed
 */
export async function notifyOfInvoice(
  services: DueServices,
  trx: Database,
  id: number,
  occasion: Occasion,
  partSentence?: string,
): Promise<void> {
  const invoice = await trx.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { organization_id } = invoice;
  const { event, subject, sentence } = textOf(occasion, invoice, partSentence);
  const location = await billedLocation(trx, invoice);
  const place = location === undefined ? `organizations/${organization_id}` : `locations/${location.id}`;
  const page = `${services.settings.webPublicUrl}/${place}/invoices/${id}`;
  const admins =
    location === undefined
      ? await activeAdmins(trx, organization_id)
      : await answerableUsers(trx, location.id, ['ADMIN']);
  for (const userId of admins) {
    await notifyUser(services, trx, userId, { event, subject, body: `${sentence}\n\n${page}` });
  }
}
