import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { WorkingHoursWire } from './gigApplicationWire.ts';

function differ(moment: string, planned: string | null | undefined): boolean {
  return planned != null && !Temporal.Instant.from(moment).equals(planned);
}

export const WorkingHours = builder.objectRef<WorkingHoursWire>('WorkingHours').implement({
  description: 'The hours that a pro works, or worked, for a gig.',
  fields: (t) => ({
    startTime: t.expose('start_time', { type: 'DateTime', description: 'The start that counts.' }),
    endTime: t.expose('end_time', { type: 'DateTime', description: 'The end that counts.' }),
    originalStartTime: t.expose('original_start_time', {
      type: 'DateTime',
      nullable: true,
      description: 'The start as planned.',
    }),
    originalEndTime: t.expose('original_end_time', {
      type: 'DateTime',
      nullable: true,
      description: 'The end as planned.',
    }),
    isAdjusted: t.boolean({
      description: 'Whether the hours that count differ from the planned ones.',
      resolve: (hours) =>
        differ(hours.start_time, hours.original_start_time) ||
        differ(hours.end_time, hours.original_end_time),
    }),
    updatedAt: t.expose('last_updated_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the hours were last changed, in UTC. Null if they never were.',
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'Why a manager changed the hours. Null if no one did, or gave no reason.',
    }),
    updatedByName: t.string({
      nullable: true,
      description:
        'The first and last name of the user who last changed the hours; of a pro the display name. Null if no one did.',
      resolve: ({ last_updated_by_user: user }) =>
        user == null ? null : `${user.first_name} ${user.last_name}`.trim(),
    }),
  }),
});
