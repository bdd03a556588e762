import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import type { conflictKinds, ConflictWire, OtherWorkWire } from './conflictWire.ts';

const ConflictKind = builder.enumType('ConflictKind', {
  description: 'Kinds of conflicts between a pro and a gig.',
  values: {
    OVERLAP: { description: 'The pro has a place in another gig at that time.' },
    SHORT_REST: { description: 'Less than 8 hours of rest lie between this gig and another one.' },
    OVERTIME: { description: 'With this gig the pro works more than 40 hours in a week.' },
  } satisfies Described<typeof conflictKinds>,
});

const ConflictingWork = builder.objectRef<OtherWorkWire>('ConflictingWork').implement({
  description:
    'A place of the pro in another gig of the same organization. Details that the viewer may not see are null.',
  fields: (t) => ({
    startTime: t.expose('start_time', {
      type: 'DateTime',
      description: 'When the work in the other gig starts, in UTC.',
    }),
    endTime: t.expose('end_time', {
      type: 'DateTime',
      description: 'When the work in the other gig ends, in UTC.',
    }),
    isConfirmed: t.exposeBoolean('is_confirmed', {
      description:
        'Whether the pro is confirmed for the other gig. False if the pro is selected and has not answered ' +
        'yet.',
    }),
    locationName: t.string({
      nullable: true,
      description: 'The name of the location of the other gig. Null if the viewer has no role there.',
      resolve: ({ location }) => location?.name ?? null,
    }),
    locationDatabaseId: t.field({
      type: 'DatabaseId',
      nullable: true,
      description: 'The number of the location of the other gig. Null if the viewer has no role there.',
      resolve: ({ location }) => location?.id ?? null,
    }),
    gigDatabaseId: t.expose('gig_id', {
      type: 'DatabaseId',
      nullable: true,
      description: 'The number of the other gig. Null if the viewer has no role at its location.',
    }),
  }),
});

export const Conflict = builder.objectRef<ConflictWire>('Conflict').implement({
  description: 'A conflict between a pro and a gig. It is a warning and prevents nothing.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ConflictKind, description: 'The kind of the conflict.' }),
    work: t.expose('work', {
      type: ConflictingWork,
      nullable: true,
      description: 'The other gig of the pro. Null for OVERTIME.',
    }),
    restMinutes: t.exposeInt('rest_minutes', {
      nullable: true,
      description: 'Minutes between the two gigs. Null unless the kind is SHORT_REST.',
    }),
    weekMinutes: t.exposeInt('week_minutes', {
      nullable: true,
      description:
        'Minutes of work in the week from `weekStart`, with this gig and without unpaid breaks. Null ' +
        'unless the kind is OVERTIME.',
    }),
    weekStart: t.expose('week_start', {
      type: 'DateTime',
      nullable: true,
      description:
        'When the week begins: Sunday midnight in the time zone of the gig. Null unless the kind is OVERTIME.',
    }),
  }),
});
