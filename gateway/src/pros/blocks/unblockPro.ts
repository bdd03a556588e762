import { proAtLocationFields, proAtLocationOf, proAtLocationRules } from '../profiles/proAtLocationInput.ts';
import { proAtLocationField } from '../profiles/proAtLocationField.ts';
import { proNumber } from '../profiles/proNumber.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { listBlocks, removeBlock } from './blocksApi.ts';

builder.relayMutationField(
  'unblockPro',
  {
    description: 'The pro to unblock and the location.',
    inputFields: proAtLocationFields,
    validate: { schema: proAtLocationRules },
  },
  {
    description:
      'Removes the block of a pro at one location; blocks at other locations stay. Does nothing if the pro is not ' +
      'blocked there. Only a platform admin can remove a block by a platform admin.',
    extensions: errorPaths({
      gigster_id: ['proId'],
      location_id: ['locationId'],
      'blocks.manage': ['locationId'],
    }),
    resolve: async (_root, { input }, context) => {
      const target = proAtLocationOf(input);
      const query = { location_id: target.locationId };
      const pro = await proNumber(target, context);
      const blocks = await presentAt(
        ['locationId'],
        'location',
        context.rest.call(listBlocks, { query: { ...query, gigster_id: pro } }),
      );
      // A server without this filter returns all blocks of the location.
      for (const { id } of blocks.results.filter((block) => block.pro.profile_id === pro)) {
        await context.rest.call(removeBlock, { path: { id }, query });
      }
      return { ...target, proNumber: pro, isBlocked: false };
    },
  },
  {
    description: 'The result of the mutation: the pro at the location.',
    outputFields: (t) => ({ errors: errorsField(t), proAtLocation: proAtLocationField(t) }),
  },
);
