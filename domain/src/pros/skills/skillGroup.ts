/** The kinds of work that skills are grouped by. */
export const skillGroups = [
  'FRONT_OF_HOUSE',
  'BACK_OF_HOUSE',
  'EVENT',
  'HOUSEKEEPING',
  'MAINTENANCE',
] as const;

/** One kind of work. */
export type SkillGroup = (typeof skillGroups)[number];

const labels: Record<SkillGroup, string> = {
  FRONT_OF_HOUSE: 'Front of house',
  BACK_OF_HOUSE: 'Back of house',
  EVENT: 'Event',
  HOUSEKEEPING: 'Housekeeping',
  MAINTENANCE: 'Maintenance',
};

/** The group in words for people. */
export function skillGroupLabel(group: SkillGroup): string {
  return labels[group];
}
