import { Gig } from '../gigs/Gig.ts';
import { gigZone } from '../gigs/gigZone.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { listGigChanges } from './changesApi.ts';
import { GigChange } from './GigChange.ts';
import { toGigChange } from './toGigChange.ts';

const GigChangeConnection = builder.connectionObject(
  { type: GigChange, name: 'GigChangeConnection', description: 'A page of changes to a gig.' },
  { name: 'GigChangeEdge', description: 'A change and its cursor in the connection.' },
);

builder.objectField(Gig, 'changes', (t) =>
  t.connection(
    {
      type: GigChange,
      nullable: true,
      description: 'The activity log of the gig and its applications, newest first. Costs one upstream call.',
      resolve: async (gig, args, context) => {
        const { rest, productSlug } = context;
        const zone = (await gigZone(gig, context)) ?? 'UTC';
        return connectionFromPagedList({
          args,
          fetchPage: async ({ page, pageSize }) => {
            const changes = await rest.call(listGigChanges, {
              path: { id: gig.id },
              query: { page, page_size: pageSize },
            });
            return {
              ...changes,
              results: changes.results.map((change) => toGigChange(change, zone, productSlug)),
            };
          },
          idOf: (change) => change.id,
        });
      },
    },
    GigChangeConnection,
  ),
);
