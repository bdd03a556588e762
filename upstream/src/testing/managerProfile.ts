import type { Arrange } from './roleRows.ts';
import { people } from './people.ts';

/** Adds the manager's profile, whose referral code is HARBOR. */
export const addManagerProfile: Arrange = ({ database, clock }) =>
  database
    .insertInto('manager_profiles')
    .values({
      user_id: people.manager.id,
      business_name: 'Harbor',
      referral_code: 'HARBOR',
      created_ts: clock.now(),
    })
    .execute();
