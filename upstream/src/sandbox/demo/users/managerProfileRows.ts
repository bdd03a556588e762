import type { DemoRow } from '../demoRow.ts';
import { marketIds } from '../locations/markets.ts';
import { organizationIds, organizationRows } from '../locations/organizations.ts';

/** The users who signed up for an organization, with their referral codes. */
const founders = [
  {
    email: 'owner@brigade.example',
    organizationId: organizationIds.copperFinch,
    market_id: marketIds.newYork,
    referral_code: 'COPPER-FINCH',
  },
  {
    email: 'owner@halyard.example',
    organizationId: organizationIds.halyardHouse,
    market_id: marketIds.chicago,
    referral_code: 'HALYARD-HOUSE',
  },
];

/** The business profiles of users who signed up; all others were invited. */
export function managerProfileRows(users: readonly DemoRow<'users'>[]): DemoRow<'manager_profiles'>[] {
  return founders.flatMap(({ email, organizationId, market_id, referral_code }, index) => {
    const user = users.find((one) => one.email === email);
    const organization = organizationRows.find(({ id }) => id === organizationId);
    if (user?.id === undefined || organization === undefined) return [];
    return {
      id: index + 1,
      user_id: user.id,
      business_name: organization.name,
      market_id,
      manager_skill_id: null,
      referral_code,
      referred_by_code: null,
      created_ts: user.date_joined,
    };
  });
}
