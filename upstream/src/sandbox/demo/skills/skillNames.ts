/** The twelve job categories. */
export const skillNames = [
  'Pastry Baker',
  'Beer & Wine Bartender',
  'Fixed-Station Bartender',
  'Full Bartender',
  'Dishwasher',
  'Event Cook',
  'Event Setup',
  'Front-of-House Support',
  'Housekeeping',
  'Line Cook',
  'Maintenance',
  'Prep Cook',
] as const;

export type SkillName = (typeof skillNames)[number];

/** The id of a job category's row. */
export function skillId(name: SkillName): number {
  return skillNames.indexOf(name) + 1;
}
