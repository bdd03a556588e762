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
    startTime: t.expose('start_time', { type: 'DateTime', description: 'When that work starts.' }),
    endTime: t.expose('end_time', { type: 'DateTime', description: 'When that work ends.' }),
    isConfirmed: t.exposeBoolean('is_confirmed', {
      description: 'False: the pro is selected there and has yet to answer.',
    }),
    locationName: t.string({
      nullable: true,
      description: 'Where; null for a location where the viewer has no role.',
      resolve: ({ location }) => location?.name ?? null,
    }),
    locationDatabaseId: t.int({
      nullable: true,
      description: 'The number of that location; null where the viewer has no role.',
      resolve: ({ location }) => location?.id ?? null,
    }),
    gigDatabaseId: t.exposeInt('gig_id', {
      nullable: true,
      description: 'The number of that gig; null at a location where the viewer has no role.',
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
      description: 'Minutes between the two gigs, with SHORT_REST.',
    }),
    weekMinutes: t.exposeInt('week_minutes', {
      nullable: true,
      description:
        'Minutes of work in that week, this gig included and unpaid breaks apart, with OVERTIME. Exact when the ' +
        'clocks change.',
    }),
    weekStart: t.expose('week_start', {
      type: 'DateTime',
      nullable: true,
      description: 'When that week begins: Sunday midnight at the place of the gig; with OVERTIME.',
    }),
  }),
});
