export const skillGroups = [
  'FRONT_OF_HOUSE',
  'BACK_OF_HOUSE',
  'EVENT',
  'HOUSEKEEPING',
  'MAINTENANCE',
] as const;

export type SkillGroup = (typeof skillGroups)[number];

const labels: Record<SkillGroup, string> = {
  FRONT_OF_HOUSE: 'Front of house',
  BACK_OF_HOUSE: 'Back of house',
  EVENT: 'Event',
  HOUSEKEEPING: 'Housekeeping',
  MAINTENANCE: 'Maintenance',
};

/** The display text of a group. */
export function skillGroupLabel(group: SkillGroup): string {
  return labels[group];
}
