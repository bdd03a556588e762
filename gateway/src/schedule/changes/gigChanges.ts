import { Gig } from '../gigs/Gig.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { listGigChanges } from './changesApi.ts';
import { GigChange } from './GigChange.ts';
import { toGigChange } from './toGigChange.ts';

const GigChangeConnection = builder.connectionObject(
  { type: GigChange, name: 'GigChangeConnection', description: 'A part of the past of a gig.' },
  { name: 'GigChangeEdge', description: 'A change and its place in the list.' },
);

builder.objectField(Gig, 'changes', (t) =>
  t.connection(
    {
      type: GigChange,
      nullable: true,
      description: 'Who did what to it and its applications, the last first. A call of its own.',
      resolve: ({ id, timezone }, args, { rest, productSlug }) =>
        connectionFromPagedList({
          args,
          fetchPage: async ({ page, pageSize }) => {
            const changes = await rest.call(listGigChanges, {
              path: { id },
              query: { page, page_size: pageSize },
            });
            return {
              ...changes,
              results: changes.results.map((change) => toGigChange(change, timezone, productSlug)),
            };
          },
          idOf: (change) => change.id,
        }),
    },
    GigChangeConnection,
  ),
);
