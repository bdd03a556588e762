import { proAtLocationFields, proAtLocationOf, proAtLocationRules } from '../profiles/proAtLocationInput.ts';
import { proField } from '../proField.ts';
import { proNumber } from '../proNumber.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { listBlocks, removeBlock } from './blocksApi.ts';

builder.relayMutationField(
  'unblockPro',
  {
    description: 'Whom to let back, and where.',
    inputFields: proAtLocationFields,
    validate: { schema: proAtLocationRules },
  },
  {
    description:
      'Lifts a block at one location; at others it stays. For a pro who is not blocked there nothing changes. A block ' +
      'by a platform admin is refused to everybody else.',
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
      // A server that does not know the filter answers all blocks of the location.
      for (const { id } of blocks.results.filter((block) => block.pro.profile_id === pro)) {
        await context.rest.call(removeBlock, { path: { id }, query });
      }
      return target;
    },
  },
  {
    description: 'The pro as the location sees them now.',
    outputFields: (t) => ({ errors: errorsField(t), pro: proField(t) }),
  },
);
