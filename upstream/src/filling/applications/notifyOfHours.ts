import { deliverMessage } from '../../platform/outbox/deliverMessage.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';

/**
 * Notifies a pro by text message that a manager changed their hours or breaks, or the punches and breaks that were recorded.
 * Pros without a number see it in the app.
 */
export async function notifyOfHours(
  services: Pick<DueServices, 'clock' | 'settings'>,
  trx: Database,
  applicationId: number,
  changed: 'HOURS' | 'RECORDS' = 'HOURS',
): Promise<void> {
  const work = await trx
    .selectFrom('gig_applications')
    .innerJoin('gigs', 'gigs.id', 'gig_applications.gig_id')
    .innerJoin('locations', 'locations.id', 'gig_applications.location_id')
    .innerJoin('pros', 'pros.id', 'gig_applications.pro_id')
    .innerJoin('users', 'users.id', 'pros.user_id')
    .select([
      'users.phone_number',
      'locations.name',
      'gigs.timezone',
      'work_start_time',
      'work_end_time',
      'hours_reason',
    ])
    .where('gig_applications.id', '=', applicationId)
    .executeTakeFirstOrThrow();
  if (work.phone_number === null) return;
  const breaks = await trx
    .selectFrom('shift_breaks')
    .select(['start_time', 'end_time'])
    .where('application_id', '=', applicationId)
    .orderBy('start_time')
    .execute();
  const inWords = (moment: Date) =>
    moment.toLocaleString('en-US', { timeZone: work.timezone, dateStyle: 'medium', timeStyle: 'short' });
  const timeOfDay = (moment: Date) =>
    moment.toLocaleString('en-US', { timeZone: work.timezone, timeStyle: 'short' });
  const isOfRecords = changed === 'RECORDS';
  const punches = isOfRecords ? await readPunches(trx, applicationId) : [];
  const recorded = punches.map(
    ({ punch_type, time }) => `${punch_type === 'CLOCK_IN' ? 'in' : 'out'} ${inWords(time)}`,
  );
  const hours = isOfRecords
    ? `your recorded times: ${recorded.join(', ') || 'no clock-in'}`
    : `your hours: ${inWords(work.work_start_time)} to ${inWords(work.work_end_time)}`;
  const ended = breaks.flatMap(({ start_time, end_time }) =>
    end_time === null ? [] : [`${timeOfDay(start_time)} to ${timeOfDay(end_time)}`],
  );
  await deliverMessage(services, trx, {
    channel: 'sms',
    to: work.phone_number,
    subject: 'Your hours were changed',
    body: [
      `${work.name} changed ${hours}.`,
      `Breaks: ${ended.join(', ') || 'none recorded'}.`,
      isOfRecords ? null : work.hours_reason,
      'You have 72 hours to dispute this.',
    ]
      .filter((line) => line !== null)
      .join('\n'),
  });
}

function readPunches(trx: Database, applicationId: number) {
  return trx
    .selectFrom('time_punches')
    .select(['punch_type', 'time'])
    .where('application_id', '=', applicationId)
    .orderBy('time')
    .orderBy('id')
    .execute();
}
