/** The parts of a day at which pros work, in their order; the values stand on the wire. */
export const timeBlocks = ['MORNING', 'AFTERNOON', 'EVENING', 'OVERNIGHT'] as const;

/** A part of a day. */
export type TimeBlock = (typeof timeBlocks)[number];

const timeBlockLabels: Record<TimeBlock, string> = {
  MORNING: 'Morning',
  AFTERNOON: 'Afternoon',
  EVENING: 'Evening',
  OVERNIGHT: 'Overnight',
};

/** A part of a day in words for people. */
export function timeBlockLabel(block: TimeBlock): string {
  return timeBlockLabels[block];
}

/** How many hours a week a pro wants to work, from the least; the values stand on the wire. */
export const hoursPerWeek = ['UNDER_10', '10_20', '20_30', '30_40', 'OVER_40'] as const;

/** How many hours a week a pro wants to work. */
export type HoursPerWeek = (typeof hoursPerWeek)[number];

const hoursLabels: Record<HoursPerWeek, string> = {
  UNDER_10: 'Under 10 hours',
  '10_20': '10 to 20 hours',
  '20_30': '20 to 30 hours',
  '30_40': '30 to 40 hours',
  OVER_40: 'Over 40 hours',
};

/** Hours a week in words for people. */
export function hoursPerWeekLabel(hours: HoursPerWeek): string {
  return hoursLabels[hours];
}

/** The kinds of engagement that pros look for; the values stand on the wire. */
export const contractorTypes = ['PART_TIME', 'FULL_TIME', 'EVENT', 'SEASONAL'] as const;

/** A kind of engagement. */
export type ContractorType = (typeof contractorTypes)[number];

const contractorTypeLabels: Record<ContractorType, string> = {
  PART_TIME: 'Part time',
  FULL_TIME: 'Full time',
  EVENT: 'For single events',
  SEASONAL: 'For a season',
};

/** A kind of engagement in words for people. */
export function contractorTypeLabel(type: ContractorType): string {
  return contractorTypeLabels[type];
}
