import type { Database } from '../platform/database/database.ts';
import { people, type Person } from './people.ts';
import type { TestClock } from './testClock.ts';

type Sides = { referrer: Person; referred: Person };

/** The referral of a person by another has earned both of them a reward. */
export async function earnReward(
  { database, clock }: { database: Database; clock: TestClock },
  { referrer, referred }: Sides = { referrer: 'manager', referred: 'rival' },
): Promise<void> {
  const now = clock.now();
  await database
    .insertInto('referrals')
    .values({
      referrer_user_id: people[referrer].id,
      referred_user_id: people[referred].id,
      signed_up_ts: now,
      first_posted_ts: now,
      rewarded_ts: now,
    })
    .execute();
}
