import { Money, usd } from '../../platform/money/Money.ts';
import { builder } from '../../platform/schema/builder.ts';
import { DisputeTimelineKind } from './disputeEnums.ts';
import type { TimelineEntryWire } from './disputeWire.ts';

/** An entry whose kind is known here. */
export type TimelineEntry = TimelineEntryWire & { kind: NonNullable<TimelineEntryWire['kind']> };

export const DisputeTimelineEntry = builder.objectRef<TimelineEntry>('DisputeTimelineEntry').implement({
  description: 'One piece of evidence about the work of a dispute.',
  fields: (t) => ({
    kind: t.expose('kind', { type: DisputeTimelineKind, description: 'What the entry is about.' }),
    at: t.expose('created_ts', { type: 'DateTime', description: 'When it happened, in UTC.' }),
    actorName: t.exposeString('actor_name', {
      nullable: true,
      description: 'Who did it. Null for automatic steps, or if it is unknown.',
    }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'What the person wrote about it. Null without a note.',
    }),
    startTime: t.expose('start_time', {
      type: 'DateTime',
      nullable: true,
      description: 'The start of the hours that were set. Null for other entries.',
    }),
    endTime: t.expose('end_time', {
      type: 'DateTime',
      nullable: true,
      description: 'The end of the hours that were set. Null for other entries.',
    }),
    amount: t.field({
      type: Money,
      nullable: true,
      description: 'The money that moved, was claimed, offered or granted. Null for other entries.',
      resolve: ({ amount }) => usd(amount),
    }),
    minutes: t.exposeInt('minutes', {
      nullable: true,
      description: 'The minutes that were claimed, offered or granted. Null for other entries.',
    }),
  }),
});
