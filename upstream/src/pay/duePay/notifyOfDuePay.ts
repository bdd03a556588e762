import type { Database } from '../../platform/database/database.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import { notifyPayers } from '../payments/notifyPayers.ts';
import { workToPay } from '../../schedule/gigs/unpaidWork.ts';

/** Notifies those who may pay at a location of all the work there that no one has paid, or whose payment failed. */
export async function notifyOfDuePay(
  services: DueServices,
  trx: Database,
  locationId: number,
): Promise<void> {
  const due = await workToPay(trx)
    .select((eb) => [
      'locations.name',
      'locations.timezone',
      eb.fn.count<number>('gigs.id').distinct().as('shifts'),
      eb.fn.countAll<number>().as('pros'),
      // A gig that was cancelled late is due from then on.
      eb.fn.min(eb.fn.coalesce('gigs.cancelled_ts', 'gigs.end_time')).as('since'),
    ])
    .where('gigs.location_id', '=', locationId)
    .groupBy(['locations.name', 'locations.timezone'])
    .executeTakeFirst();
  if (!due) return;
  const { name, shifts, pros } = due;
  const since = due.since.toLocaleString('en-US', { timeZone: due.timezone, dateStyle: 'medium' });
  await notifyPayers(services, trx, locationId, {
    event: 'PAYMENT_DUE',
    subject: `Payment due at ${name}`,
    body:
      `${counted(pros, 'pro')} of ${counted(shifts, 'shift')} at ${name} ${pros === 1 ? 'is' : 'are'} not paid yet. ` +
      `The first has been due since ${since}.\n\n` +
      `Check the hours and pay: ${services.settings.webPublicUrl}/locations/${locationId}/pay`,
  });
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
