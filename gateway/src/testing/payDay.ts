import { confirmInDatabase } from './confirmInDatabase.ts';
import { type BusyGig, busiestGig } from './busiestGig.ts';
import type { TestStack } from './startTestStack.ts';

/** Lets the first two applicants of the busiest gig of Copper Finch Grill work it; an hour after its end. */
export async function finishWork(stack: TestStack, gig?: BusyGig): Promise<BusyGig> {
  const { database, clock } = stack.upstream;
  const worked = gig ?? (await busiestGig(stack));
  await confirmInDatabase(stack, worked.applicants.slice(0, 2));
  const { end_time } = await database
    .updateTable('gigs')
    .set({ status: 'INCOMPLETE' })
    .where('id', '=', worked.databaseId)
    .returning('end_time')
    .executeTakeFirstOrThrow();
  clock.set(new Date(end_time.getTime() + 3_600_000));
  return worked;
}
