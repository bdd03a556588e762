import { beforeEach, expect, test } from 'vitest';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { hoursFromStart } from '../../testing/builders.ts';
import { people } from '../../testing/people.ts';
import { fixtureIds as ids, testStart } from '../../testing/fixtureIds.ts';
import { testClock } from '../../testing/testClock.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { boostGig } from './boostGig.ts';

const { database, reset } = await testDatabase();
const clock = testClock(testStart);

beforeEach(async () => {
  await reset();
  clock.set(testStart);
});

const boost = (bonus: number, gigId: number = ids.postedGig) =>
  inTransactionOf({ database, clock }, { userId: people.member.id }, (trx) =>
    boostGig(trx, { gigId, bonus, now: clock.now() }),
  );

test('sets the bonus, raises the revision and records the actor', async () => {
  await boost(25);

  const gig = await database
    .selectFrom('gigs')
    .select(['boosted_gig_bonus', 'revision'])
    .where('id', '=', ids.postedGig)
    .executeTakeFirst();
  expect(gig).toEqual({ boosted_gig_bonus: 25, revision: 2 });
  expect(await database.selectFrom('changes').selectAll().execute()).toMatchObject([
    { subject: 'gigs', actor_user_id: people.member.id, after: { boosted_gig_bonus: 25 } },
  ]);
});

test('rejects a bonus that is not higher', async () => {
  await boost(25);
  await expect(boost(25)).rejects.toThrow('This shift has a bonus of $25 already. Enter a higher one.');
  await expect(boost(30)).resolves.toBeUndefined();
});

test('a started gig can be boosted until its end', async () => {
  clock.set(hoursFromStart(25));
  await boost(10);
  clock.set(hoursFromStart(32));
  await expect(boost(20)).rejects.toThrow('This shift is over');
});

test.each([
  ['cancelled', ids.cancelledGig, 'This shift is cancelled: it is boosted while it looks for pros.'],
  ['completed', ids.completedGig, 'This shift is over'],
  ['unknown', 999, 'gig'],
])('a %s gig is refused', async (_what, gigId, message) => {
  await expect(boost(10, gigId)).rejects.toThrow(message);
});
