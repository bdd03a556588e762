import { blockFeedback, blockFeedbackLimit } from '@brigade/domain/pros/blocks/blockFeedback.ts';
import { blockReasons, blockReasonToWire } from '@brigade/domain/pros/blocks/blockReason.ts';
import { z } from 'zod';
import { checkedLocationNumber, locationId } from '../../businesses/locations/locationId.ts';
import { prosAtLocationsField } from '../profiles/proAtLocationField.ts';
import { checkedProUuid, proId } from '../profiles/proId.ts';
import { proNumber } from '../profiles/proNumber.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';
import { addBlock } from './blocksApi.ts';
import { ProBlockReason } from './ProBlock.ts';

const inputRules = z.looseObject({
  proId,
  locationIds: z.array(locationId).min(1, 'Choose at least one location').max(100, 'At most 100 locations'),
  reason: z.enum(blockReasons),
  feedback: z.nullish(blockFeedback),
});

builder.relayMutationField(
  'blockPro',
  {
    description: 'The pro to block, the locations and the reason.',
    inputFields: (t) => ({
      proId: t.id({ required: true, description: 'The ID of the pro.' }),
      locationIds: t.idList({ required: true, description: 'The IDs of the locations, 1 to 100.' }),
      reason: t.field({ type: ProBlockReason, required: true, description: 'The reason for the block.' }),
      feedback: t.string({
        description: `A comment on the reason, at most ${blockFeedbackLimit} characters.`,
      }),
      validateOnly: validateOnlyField(t),
    }),
    validate: { schema: inputRules },
  },
  {
    description:
      'Blocks a pro from working at locations. Cancels applications of the pro there for gigs that have not started, ' +
      'with the reason PRO_BLOCKED.',
    extensions: errorPaths({
      gigster_id: ['proId'],
      location_ids: ['locationIds'],
      reason: ['reason'],
      feedback: ['feedback'],
      'blocks.manage': ['locationIds'],
      'platform.admin': ['reason'],
    }),
    resolve: async (_root, { input }, context) => {
      const uuid = checkedProUuid(input.proId);
      const locations = [...new Set(input.locationIds.map(checkedLocationNumber))];
      const body = {
        gigster_id: await proNumber({ uuid, locationId: locations[0] ?? null }, context),
        location_ids: locations,
        reason: blockReasonToWire(input.reason, context.productSlug),
        feedback: input.feedback || null,
      };
      await presentAt(['locationIds'], 'location', context.rest.call(addBlock, { body }));
      const known = { uuid, proNumber: body.gigster_id, isBlocked: true };
      return { prosAtLocations: locations.map((id) => ({ ...known, locationId: id })) };
    },
  },
  {
    description: 'Return type of the mutation: the pro at each of the locations.',
    outputFields: (t) => ({ errors: errorsField(t), prosAtLocations: prosAtLocationsField(t) }),
  },
);
