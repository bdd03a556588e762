import type {
  contractorTypes,
  hoursPerWeek,
  timeBlocks,
} from '@brigade/domain/pros/profiles/availability.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';

export const TimeBlockName = builder.enumType('TimeBlockName', {
  description: 'A part of the day, in the local time of the pro.',
  values: {
    MORNING: { description: '6 am to noon.' },
    AFTERNOON: { description: 'Noon to 5 pm.' },
    EVENING: { description: '5 pm to 11 pm.' },
    OVERNIGHT: { description: '11 pm to 6 am.' },
  } satisfies Described<typeof timeBlocks>,
});

export const HoursPerWeek = builder.enumType('HoursPerWeek', {
  description: 'How many hours a week a pro wants to work.',
  values: {
    UNDER_10: { description: 'Less than 10 hours.' },
    FROM_10_TO_20: { description: '10 to 20 hours.', value: '10_20' },
    FROM_20_TO_30: { description: '20 to 30 hours.', value: '20_30' },
    FROM_30_TO_40: { description: '30 to 40 hours.', value: '30_40' },
    OVER_40: { description: 'More than 40 hours.' },
  } as const satisfies Record<string, { description: string; value?: (typeof hoursPerWeek)[number] }>,
});

export const ContractorType = builder.enumType('ContractorType', {
  description: 'The kind of engagement that a pro looks for.',
  values: {
    PART_TIME: { description: 'Hired for part-time work.' },
    FULL_TIME: { description: 'Hired for full-time work.' },
    EVENT: { description: 'Hired for single events.' },
    SEASONAL: { description: 'Hired for a season.' },
  } satisfies Described<typeof contractorTypes>,
});
