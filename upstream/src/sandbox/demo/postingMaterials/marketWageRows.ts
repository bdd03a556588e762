import type { DemoRow } from '../demoRow.ts';
import { marketIds } from '../locations/markets.ts';
import { demoSkills } from '../skills/skills.ts';

/** How much more, in dollars an hour, work is paid in a market than elsewhere. Others pay what is usual. */
const surcharges = [
  [marketIds.newYork, 1.5],
  [marketIds.losAngeles, 1],
] as const;

/** What positions pay in the dearest markets of the demo data. */
export const marketWageRows: DemoRow<'skill_market_wages'>[] = surcharges.flatMap(([market_id, more]) =>
  demoSkills.map((skill) => ({
    skill_id: skill.id,
    market_id,
    default_wage_amount: skill.default_wage_amount + more,
    recommended_wage_amount: skill.recommended_wage_amount + more,
    average_wage_amount: skill.average_wage_amount + more,
    recommended_wage_amount_boosted: skill.recommended_wage_amount_boosted + more,
    minimum_wage_amount: skill.minimum_wage_amount,
  })),
);
