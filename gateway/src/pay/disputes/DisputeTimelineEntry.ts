import { PositionPrecision } from '../../day/geoLogs/geoLogEnums.ts';
import { ChangedField } from '../../schedule/changes/GigChange.ts';
import { Money, usd } from '../../platform/money/Money.ts';
import { builder } from '../../platform/schema/builder.ts';
import { DisputeTimelineKind } from './disputeEnums.ts';
import type { TimelinePositionWire } from './disputeWire.ts';
import type { TimelineEntry } from './toTimelineEntry.ts';

const TimelinePosition = builder.objectRef<TimelinePositionWire>('DisputeTimelinePosition').implement({
  description: 'Where the phone of a pro was, and the fence of the address at that time.',
  fields: (t) => ({
    isInside: t.exposeBoolean('is_inside', {
      nullable: true,
      description: 'Whether the phone was within the fence. Null if the position is too imprecise to say.',
    }),
    distanceMeters: t.exposeInt('distance_meters', {
      description: 'How far the phone was from the center of the fence, in meters.',
    }),
    radiusMeters: t.exposeInt('radius_meters', { description: 'The radius of the fence, in meters.' }),
    precision: t.expose('precision', {
      type: PositionPrecision,
      description: 'How exact the reported position is.',
    }),
  }),
});

export const DisputeTimelineEntry = builder.objectRef<TimelineEntry>('DisputeTimelineEntry').implement({
  description: 'One piece of evidence about the work of a dispute.',
  fields: (t) => ({
    key: t.exposeString('key', {
      description: 'Identifies the entry within its timeline, and stays the same in later responses.',
    }),
    kind: t.expose('kind', { type: DisputeTimelineKind, description: 'What the entry is about.' }),
    at: t.expose('created_ts', { type: 'DateTime', description: 'The time of the entry, in UTC.' }),
    actorName: t.exposeString('actor_name', {
      nullable: true,
      description:
        'The name of the person who acted; the display name for a pro. Null for automatic steps, and if it ' +
        'is unknown.',
    }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'The note that the person added. Null without one.',
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      description:
        'The reason that was chosen, in words, or how a punch came about. Null without one, and if it is unknown.',
    }),
    changes: t.field({
      type: [ChangedField],
      description: 'The old and new values of what the entry changed. Empty for entries that change nothing.',
      extensions: { listSize: 2 },
      resolve: ({ changes }) => changes,
    }),
    position: t.expose('position', {
      type: TimelinePosition,
      nullable: true,
      description: 'Where the phone of the pro was. Null for entries that are not about its position.',
    }),
    startTime: t.expose('start_time', {
      type: 'DateTime',
      nullable: true,
      description:
        'The start of the hours that were set, or that an extra payment is for. Null for other entries.',
    }),
    endTime: t.expose('end_time', {
      type: 'DateTime',
      nullable: true,
      description:
        'The end of the hours that were set, or that an extra payment is for. Null for other entries.',
    }),
    amount: t.field({
      type: Money,
      nullable: true,
      description:
        'The money that moved, was claimed, offered or granted, or the bonus of a direct offer. Null for other entries.',
      resolve: ({ amount }) => usd(amount),
    }),
    minutes: t.exposeInt('minutes', {
      nullable: true,
      description: 'The minutes that were claimed, offered or granted. Null for other entries.',
    }),
  }),
});
