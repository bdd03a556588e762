/** The parts of a day for which pros can be available, in order. The values are those of the REST API. */
export const timeBlocks = ['MORNING', 'AFTERNOON', 'EVENING', 'OVERNIGHT'] as const;

/** A part of a day. */
export type TimeBlock = (typeof timeBlocks)[number];

const timeBlockLabels: Record<TimeBlock, string> = {
  MORNING: 'Morning',
  AFTERNOON: 'Afternoon',
  EVENING: 'Evening',
  OVERNIGHT: 'Overnight',
};

/** The display text of a part of a day. */
export function timeBlockLabel(block: TimeBlock): string {
  return timeBlockLabels[block];
}

/** The hours per week that a pro wants to work, in ascending order. The values are those of the REST API. */
export const hoursPerWeek = ['UNDER_10', '10_20', '20_30', '30_40', 'OVER_40'] as const;

/** The hours per week that a pro wants to work. */
export type HoursPerWeek = (typeof hoursPerWeek)[number];

const hoursLabels: Record<HoursPerWeek, string> = {
  UNDER_10: 'Under 10 hours',
  '10_20': '10 to 20 hours',
  '20_30': '20 to 30 hours',
  '30_40': '30 to 40 hours',
  OVER_40: 'Over 40 hours',
};

/** The display text of hours per week. */
export function hoursPerWeekLabel(hours: HoursPerWeek): string {
  return hoursLabels[hours];
}

/** The kinds of engagement that pros look for; the values are those of the REST API. */
export const contractorTypes = ['PART_TIME', 'FULL_TIME', 'EVENT', 'SEASONAL'] as const;

/** A kind of engagement. */
export type ContractorType = (typeof contractorTypes)[number];

const contractorTypeLabels: Record<ContractorType, string> = {
  PART_TIME: 'Part time',
  FULL_TIME: 'Full time',
  EVENT: 'For single events',
  SEASONAL: 'For a season',
};

/** The display text of a kind of engagement. */
export function contractorTypeLabel(type: ContractorType): string {
  return contractorTypeLabels[type];
}
