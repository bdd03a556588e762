import type { Services } from '../platform/server/services.ts';
import type { DisputeSubject } from '../pay/disputes/disputesTables.ts';
import { openDispute } from '../pay/disputes/openDispute.ts';
import type { TimelineEntry } from '../pay/disputes/timeline/timelineEntry.ts';
import type { TimelineKind } from '../pay/disputes/timelineKinds.ts';
import type { Database } from '../platform/database/database.ts';
import { withoutChanges } from '../platform/database/withoutChanges.ts';
import { hoursFromStart } from './builders.ts';
import { fixtureIds as ids } from './fixtureIds.ts';
import { addCard, finishWork } from './pay.ts';
import { people } from './people.ts';
import type { TestServer } from './startTestServer.ts';
import type { TestClock } from './testClock.ts';
import { testSettings } from './testSettings.ts';

const [applicationId] = ids.openApplications;

type Server = { database: Database; clock: TestClock };

/** Makes the person `gigster` the pro of the first application. */
export async function becomePro({ database }: Pick<Server, 'database'>): Promise<void> {
  await database
    .updateTable('pros')
    .set({ user_id: people.gigster.id })
    .where('id', '=', ids.pros[0])
    .execute();
}

/** The first pro has worked 8 hours at $24.50, which a manager has shortened to 6 hours; the card works. */
export async function shortenHours({ database, clock }: Server): Promise<void> {
  await finishWork({ database, clock });
  await addCard(database);
  await database.transaction().execute(async (trx) => {
    await withoutChanges(trx);
    await trx
      .updateTable('gig_applications')
      .set({
        work_end_time: hoursFromStart(30),
        hours_updated_ts: clock.now(),
        hours_updated_by_user_id: people.member.id,
        hours_reason: 'Left early',
      })
      .where('id', '=', applicationId)
      .execute();
  });
}

/** The first pro disputes in minutes or cents, by default that 8 hours count. Returns the id. */
export async function dispute(
  { database, clock }: Server,
  claim: { subject?: DisputeSubject; value?: number } = {},
): Promise<number> {
  const services: Pick<Services, 'clock' | 'settings'> = { clock, settings: testSettings };
  return database
    .transaction()
    .execute((trx) =>
      openDispute(
        services,
        trx,
        { applicationId, subject: 'HOURS', value: 480, note: 'I stayed until the end', ...claim },
        { userId: people.gigster.id },
      ),
    );
}

/** The first dispute of the fixtures: about shortened hours, and open. */
export async function openHoursDispute(server: Server): Promise<number> {
  await becomePro(server);
  await shortenHours(server);
  return dispute(server);
}

/** A dispute about the hours of any work, without the rules and events of a real one; returns the id. */
export async function addDispute(
  { database, clock }: Server,
  work: { application_id: number; gig_id: number; pro_id: number },
): Promise<number> {
  const { id } = await database
    .insertInto('disputes')
    .values({
      ...work,
      location_id: ids.harborHouse,
      subject: 'HOURS',
      contested_value: 360,
      claimed_value: 480,
      contested_ts: clock.now(),
      created_ts: clock.now(),
      answer_due_ts: hoursFromStart(1000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The entries of a timeline as a team member reads them, without those of other kinds if `kinds` are given. */
export async function timelineOf(
  { call }: Pick<TestServer, 'call'>,
  id: number,
  ...kinds: readonly TimelineKind[]
): Promise<TimelineEntry[]> {
  const { body } = await call<TimelineEntry[]>('GET', `/staffer/disputes/${id}/timeline/`, { as: 'member' });
  return kinds.length === 0 ? body : body.filter(({ kind }) => kinds.includes(kind));
}
