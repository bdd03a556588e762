import { builder } from '../../platform/schema/builder.ts';
import { Pro } from '../../pros/profiles/Pro.ts';
import { Gig } from '../../schedule/gigs/Gig.ts';
import { Conflict } from '../conflicts/Conflict.ts';
import { listStandbys, type StandbyWire } from './replacementsApi.ts';

const most = 100;

const Standby = builder.objectRef<StandbyWire>('Standby').implement({
  description: 'A pro who could step in for a gig: free, without a place in it, and not asked before.',
  fields: (t) => ({
    pro: t.expose('gigster', { type: Pro, description: 'The pro who could step in.' }),
    matchScore: t.int({
      description: 'How well the pro fits the gig, 0 to 100.',
      resolve: ({ match_score }) => Math.round(match_score),
    }),
    conflicts: t.expose('conflicts', {
      type: [Conflict],
      description: 'Conflicts of the pro with this gig, within the organization.',
      extensions: { listSize: 2 },
    }),
  }),
});

builder.objectField(Gig, 'standbys', (t) =>
  t.field({
    type: [Standby],
    nullable: true,
    description:
      'The pros who could step in, open applicants among them, the best match first. Requires the permission ' +
      '`applications.manage`. Costs one upstream call per gig.',
    args: {
      limit: t.arg.int({
        defaultValue: 20,
        description: `How many of the best matches, 1 to ${most}.`,
        validate: { min: [1, { message: 'At least 1' }], max: [most, { message: `At most ${most}` }] },
      }),
    },
    extensions: { listSize: 20 },
    resolve: async ({ id }, { limit }, { rest }) =>
      (await rest.call(listStandbys, { path: { gigId: id }, query: { limit: limit ?? 20 } })).results,
  }),
);
