import { builder } from '../../platform/schema/builder.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { Dispute } from './Dispute.ts';
import { disputeById } from './disputesApi.ts';

builder.queryField('dispute', (t) =>
  t.field({
    type: Dispute,
    nullable: true,
    description: 'A dispute by its number. Null with the error NOT_FOUND if the viewer may not know of it.',
    args: {
      databaseId: t.arg({ type: 'DatabaseId', required: true, description: 'The number of the dispute.' }),
    },
    resolve: (_root, { databaseId }, context) => loadById(disputeById, databaseId, 'dispute', context),
  }),
);
