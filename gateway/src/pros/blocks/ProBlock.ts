import { type blockReasons, blockReasonFromWire } from '@brigade/domain/pros/blocks/blockReason.ts';
import { Location } from '../../businesses/locations/Location.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { Pro } from '../profiles/Pro.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import { known } from '../../platform/schema/known.ts';
import { listBlocks } from './blocksApi.ts';
import type { ProBlockWire } from './proBlockWire.ts';

export const ProBlockReason = builder.enumType('ProBlockReason', {
  description: 'Why a pro may not work at a location.',
  values: {
    CANCELLED_CONFIRMED_PRO: { description: 'The pro cancelled after having confirmed.' },
    CANCELLED_CALLED_OUT: { description: 'The pro called off at short notice.' },
    COMPLETED_GIG_AFTER_PAYMENT: { description: 'The work was done and paid, and is not wanted again.' },
    BLOCKED_BY_PLATFORM_ADMIN: { description: 'A platform admin decided it, and only they can lift it.' },
  } satisfies Described<typeof blockReasons>,
});

const ProBlock = builder.objectRef<ProBlockWire>('ProBlock').implement({
  description: 'A pro who may not work at one or more locations.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the block.' }),
    pro: t.expose('pro', { type: Pro, description: 'The pro.' }),
    locationDatabaseIds: t.exposeIntList('location_ids', {
      description: 'The numbers of the locations where it holds.',
    }),
    reason: t.field({
      type: ProBlockReason,
      description: 'Why.',
      resolve: ({ reason }, _args, { productSlug }) =>
        known(blockReasonFromWire(reason, productSlug), 'block reason'),
    }),
    feedback: t.exposeString('feedback', { nullable: true, description: 'The reason in own words, if any.' }),
    createdAt: t.expose('created_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when it holds.',
    }),
  }),
});

const ProBlockConnection = builder.connectionObject(
  { type: ProBlock, name: 'ProBlockConnection', description: 'A part of a list of blocks.' },
  { name: 'ProBlockEdge', description: 'A block and its place in the list.' },
);

builder.objectField(Location, 'proBlocks', (t) =>
  t.connection(
    {
      type: ProBlock,
      nullable: true,
      description: 'The pros who may not work here. A call of its own.',
      resolve: ({ id: locationId }, args, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            rest.call(listBlocks, {
              query: { location_id: locationId, page, page_size: pageSize },
              locationId,
            }),
          idOf: ({ id }) => id,
        }),
    },
    ProBlockConnection,
  ),
);
