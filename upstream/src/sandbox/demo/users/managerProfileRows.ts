import type { DemoRow } from '../demoRow.ts';
import { marketIds } from '../locations/markets.ts';

/** The users who signed up for a business; all others were invited. */
const founders = [
  {
    email: 'owner@brigade.example',
    business_name: 'Copper Finch Restaurant Group',
    market_id: marketIds.newYork,
  },
  {
    email: 'owner@halyard.example',
    business_name: 'Halyard House Hotels & Catering',
    market_id: marketIds.chicago,
  },
  { email: 'tessa@moreaubistro.example', business_name: 'Moreau Bistro', market_id: marketIds.newYork },
  {
    email: 'omar@haddadcatering.example',
    business_name: 'Haddad & Sons Catering',
    market_id: marketIds.newYork,
  },
  { email: 'nora@fjordandsalt.example', business_name: 'Fjord & Salt', market_id: marketIds.chicago },
];

/** What the founders said of their businesses. */
export function managerProfileRows(users: readonly DemoRow<'users'>[]): DemoRow<'manager_profiles'>[] {
  return founders.flatMap(({ email, ...business }, index) => {
    const user = users.find((one) => one.email === email);
    if (user?.id === undefined) return [];
    return {
      id: index + 1,
      user_id: user.id,
      ...business,
      manager_skill_id: null,
      created_ts: user.date_joined,
    };
  });
}
