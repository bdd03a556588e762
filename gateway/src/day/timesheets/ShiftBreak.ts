import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { ShiftBreakWire } from '../../filling/applications/gigApplicationWire.ts';
import { builder } from '../../platform/schema/builder.ts';
import { BreakCompliance } from '../../schedule/gigs/BreakCompliance.ts';
import { isRecordedByViewer } from './isRecordedByViewer.ts';
import { recordedByName } from './recordedByName.ts';

export const ShiftBreak = builder.objectRef<ShiftBreakWire>('ShiftBreak').implement({
  description: 'A break of a pro during a shift, recorded by a manager.',
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the break.' }),
    startTime: t.expose('start_time', { type: 'DateTime', description: 'When the break started, in UTC.' }),
    endTime: t.expose('end_time', {
      type: 'DateTime',
      nullable: true,
      description: 'When the break ended, in UTC. Null while the pro is on break.',
    }),
    seconds: t.int({
      nullable: true,
      description: 'The length of the break in seconds. Null while the pro is on break.',
      resolve: ({ start_time, end_time }) =>
        end_time == null
          ? null
          : Math.round(Temporal.Instant.from(start_time).until(end_time).total('seconds')),
    }),
    compliance: t.field({
      type: BreakCompliance,
      nullable: true,
      description:
        'How the break compares with the rule of the market. NOT_APPLICABLE for breaks other than the ' +
        'longest; null if the REST API does not say.',
      resolve: ({ compliance_status }) => compliance_status ?? null,
    }),
    note: t.exposeString('note', { nullable: true, description: 'The note of the manager; null for none.' }),
    recordedByName: t.string({
      nullable: true,
      description: 'The manager who recorded the break or changed it last. Null if unknown.',
      resolve: recordedByName,
    }),
    isRecordedByViewer: t.boolean({
      nullable: true,
      description:
        'Whether the viewer recorded the break, or changed it last: then they can correct it until the end of the work.',
      resolve: isRecordedByViewer,
    }),
  }),
});
