import { builder } from '../../platform/schema/builder.ts';
import { Weekday } from '../../platform/schema/Weekday.ts';
import type { ProPreferencesWire } from './proWire.ts';

const TimeBlock = builder.objectRef<ProPreferencesWire['time_blocks'][number]>('TimeBlock').implement({
  description: 'A part of the day, e.g. the evening.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The key of the block, e.g. `EVENING`.' }),
    description: t.exposeString('description', { nullable: true, description: 'The block in words.' }),
    startTime: t.exposeString('start_time', {
      nullable: true,
      description: 'When it starts, `HH:mm:ss`, local time.',
    }),
    endTime: t.exposeString('end_time', {
      nullable: true,
      description: 'When it ends, `HH:mm:ss`, local time.',
    }),
  }),
});

export const ProPreferences = builder.objectRef<ProPreferencesWire>('ProPreferences').implement({
  description: 'What work a pro is looking for.',
  fields: (t) => ({
    contractorType: t.exposeString('pro_contractor_type', {
      nullable: true,
      description: 'The kind of engagement, e.g. `PART_TIME`.',
    }),
    skills: t.stringList({
      description: 'The positions the pro wants to work in, by name.',
      resolve: ({ skills }) => skills.map(({ name }) => name),
    }),
    daysOfWeek: t.expose('days_of_week', { type: [Weekday], description: 'The days that suit.' }),
    timeBlocks: t.expose('time_blocks', { type: [TimeBlock], description: 'The times of day that suit.' }),
    hoursPerWeek: t.exposeString('hours_per_week', {
      nullable: true,
      description: 'How much work is wanted, a range such as `20_30` hours a week.',
    }),
  }),
});
