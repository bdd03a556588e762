import { type blockReasons, blockReasonFromWire } from '@brigade/domain/pros/blocks/blockReason.ts';
import { Location } from '../../businesses/locations/Location.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { mapRows } from '../../platform/rest/paged.ts';
import { Pro } from '../profiles/Pro.ts';
import { proOfLocation, type ProSource } from '../profiles/proSource.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import { known } from '../../platform/schema/known.ts';
import { listBlocks } from './blocksApi.ts';
import type { ProBlockWire } from './proBlockWire.ts';

export const ProBlockReason = builder.enumType('ProBlockReason', {
  description: 'The reason why a pro is blocked.',
  values: {
    CANCELLED_CONFIRMED_PRO: { description: 'The pro cancelled confirmed work.' },
    CANCELLED_CALLED_OUT: { description: 'The pro called off confirmed work.' },
    COMPLETED_GIG_AFTER_PAYMENT: {
      description: 'The pro worked and was paid, and the location does not want the pro again.',
    },
    BLOCKED_BY_PLATFORM_ADMIN: {
      description: 'A platform admin blocked the pro, and only platform admins can lift the block.',
    },
  } satisfies Described<typeof blockReasons>,
});

type ProBlockSource = Omit<ProBlockWire, 'pro'> & { readonly pro: ProSource | null };

/** The block in a response about this location. */
export function blockAt(locationId: number, row: ProBlockWire): ProBlockSource {
  return { ...row, pro: row.pro ? proOfLocation(row.pro, locationId) : null };
}

export const ProBlock = builder.objectRef<ProBlockSource>('ProBlock').implement({
  description: 'A block that keeps a pro from working at one or more locations.',
  fields: (t) => ({
    databaseId: t.expose('id', {
      type: 'DatabaseId',
      nullable: true,
      description: 'The number of the block. Null if the REST API does not number blocks.',
    }),
    pro: t.expose('pro', {
      type: Pro,
      nullable: true,
      description: 'The pro who is blocked. Null if the REST API sends only their number.',
    }),
    locationDatabaseIds: t.expose('location_ids', {
      type: ['DatabaseId'],
      description: 'The numbers of the locations the block applies to.',
    }),
    reason: t.field({
      type: ProBlockReason,
      description: 'The reason for the block.',
      resolve: ({ reason }, _args, { productSlug }) =>
        known(blockReasonFromWire(reason, productSlug), 'block reason'),
    }),
    feedback: t.exposeString('feedback', { nullable: true, description: 'A comment on the reason, if any.' }),
    createdAt: t.expose('created_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the block was created, in UTC.',
    }),
  }),
});

const ProBlockConnection = builder.connectionObject(
  { type: ProBlock, name: 'ProBlockConnection', description: 'A paginated list of blocks.' },
  { name: 'ProBlockEdge', description: 'A block and its cursor in the list.' },
);

builder.objectField(Location, 'proBlocks', (t) =>
  t.connection(
    {
      type: ProBlock,
      nullable: true,
      description:
        'The pros who are blocked at the location. Null with the error FORBIDDEN without the permission ' +
        '`blocks.manage`. Costs one upstream call.',
      resolve: ({ id: locationId }, args, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: async ({ page, pageSize }) => {
            const rows = await rest.call(listBlocks, {
              query: { location_id: locationId, page, page_size: pageSize },
              locationId,
            });
            return mapRows(rows, (row) => blockAt(locationId, row));
          },
          idOf: ({ id, gigster_id }) => id ?? gigster_id ?? 0,
        }),
    },
    ProBlockConnection,
  ),
);
