/** The parts of a day for which a pro can be available, in the pro's local time. */
export const timeBlocks = {
  MORNING: { description: '6 am to noon', start_time: '06:00:00', end_time: '12:00:00' },
  AFTERNOON: { description: 'Noon to 5 pm', start_time: '12:00:00', end_time: '17:00:00' },
  EVENING: { description: '5 pm to 11 pm', start_time: '17:00:00', end_time: '23:00:00' },
  OVERNIGHT: { description: '11 pm to 6 am', start_time: '23:00:00', end_time: '06:00:00' },
} as const;

/** A part of a day. */
export type TimeBlock = keyof typeof timeBlocks;

export const timeBlockNames = Object.keys(timeBlocks) as TimeBlock[];

export const daysOfWeek = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const;

export const hoursPerWeek = ['UNDER_10', '10_20', '20_30', '30_40', 'OVER_40'] as const;

export const contractorTypes = ['PART_TIME', 'FULL_TIME', 'EVENT', 'SEASONAL'] as const;
