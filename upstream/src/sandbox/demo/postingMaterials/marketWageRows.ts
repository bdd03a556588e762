import type { DemoRow } from '../demoRow.ts';
import { marketIds } from '../locations/markets.ts';
import { demoSkills } from '../skills/skills.ts';

/** The wage premium per market, in dollars per hour; 0 for other markets. */
const surcharges = [
  [marketIds.newYork, 1.5],
  [marketIds.losAngeles, 1],
] as const;

/** The wages in the demo's most expensive markets. */
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
