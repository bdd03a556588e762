import { builder } from '../../platform/schema/builder.ts';
import { Weekday } from '../../platform/schema/Weekday.ts';
import type { ProPreferencesWire } from './proWire.ts';

const TimeBlock = builder.objectRef<ProPreferencesWire['time_blocks'][number]>('TimeBlock').implement({
  description: 'A part of the day, e.g. the evening.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The key of the block, e.g. `EVENING`.' }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'The display name of the block.',
    }),
    startTime: t.exposeString('start_time', {
      nullable: true,
      description: 'The start of the block, `HH:mm:ss`, local time.',
    }),
    endTime: t.exposeString('end_time', {
      nullable: true,
      description: 'The end of the block, `HH:mm:ss`, local time.',
    }),
  }),
});

export const ProPreferences = builder.objectRef<ProPreferencesWire>('ProPreferences').implement({
  description: 'The kind of work a pro is looking for.',
  fields: (t) => ({
    contractorType: t.exposeString('pro_contractor_type', {
      nullable: true,
      description: 'The kind of engagement, e.g. `PART_TIME`.',
    }),
    skills: t.stringList({
      description: 'The positions the pro wants to work in, by name.',
      resolve: ({ skills }) => skills.map(({ name }) => name),
    }),
    daysOfWeek: t.expose('days_of_week', { type: [Weekday], description: 'The days the pro is available.' }),
    timeBlocks: t.expose('time_blocks', {
      type: [TimeBlock],
      description: 'The times of day the pro is available.',
    }),
    hoursPerWeek: t.exposeString('hours_per_week', {
      nullable: true,
      description: 'The wanted hours per week, a range such as `20_30`.',
    }),
  }),
});
