import type { Database } from '../platform/database/database.ts';
import { testStart } from './fixtureIds.ts';
import { people } from './people.ts';
import type { Arrange } from './roleRows.ts';

type Profile = { code?: string; business_name?: string; market_id?: number; manager_skill_id?: number };

/** Signs a user up for a business, with the referral code HARBOR. */
export async function addProfile(
  database: Database,
  userId: number,
  { code = 'HARBOR', ...profile }: Profile = {},
): Promise<void> {
  await database
    .insertInto('manager_profiles')
    .values({ user_id: userId, business_name: 'Harbor', created_ts: testStart, ...profile })
    .execute();
  await database
    .insertInto('referral_codes')
    .values({ user_id: userId, code, created_ts: testStart })
    .execute();
}

/** Adds the manager's profile, whose referral code is HARBOR. */
export const addManagerProfile: Arrange = ({ database }) => addProfile(database, people.manager.id);
