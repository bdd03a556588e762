import { confirmInDatabase } from '../confirmInDatabase.ts';
import type { PlanFixtures } from './operationPlan.ts';

/** An hour into the gig, with two confirmed pros. */
export async function duringGig({ stack, gig }: PlanFixtures): Promise<void> {
  await confirmInDatabase(stack, gig.applicants.slice(0, 2));
  const { start_time: start } = await stack.upstream.database
    .selectFrom('gigs')
    .select('start_time')
    .where('id', '=', gig.databaseId)
    .executeTakeFirstOrThrow();
  stack.upstream.clock.set(new Date(start.getTime() + 3_600_000));
}

/** The pros have clocked in at the start, and maybe are on break. */
export async function atWork({ stack, gig }: PlanFixtures, areOnBreak: boolean): Promise<void> {
  const { database, clock } = stack.upstream;
  const before = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000);
  for (const { databaseId: application_id } of gig.applicants.slice(0, 2)) {
    await database
      .insertInto('time_punches')
      .values({ application_id, time: before(60), punch_type: 'CLOCK_IN' })
      .execute();
    if (!areOnBreak) continue;
    await database
      .insertInto('shift_breaks')
      .values({ application_id, start_time: before(30) })
      .execute();
  }
}
