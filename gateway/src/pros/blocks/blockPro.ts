import { blockReasons, blockReasonToWire } from '@brigade/domain/pros/blocks/blockReason.ts';
import { z } from 'zod';
import { checkedLocationNumber, locationId } from '../../locations/locationId.ts';
import { proField } from '../proField.ts';
import { checkedProUuid, proId } from '../profiles/proId.ts';
import { proNumber } from '../proNumber.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { addBlock } from './blocksApi.ts';
import { ProBlockReason } from './ProBlock.ts';

const inputRules = z.looseObject({
  proId,
  locationIds: z.array(locationId).min(1, 'Choose at least one location').max(100, 'At most 100 locations'),
  reason: z.enum(blockReasons),
  feedback: z.string().trim().max(1000, 'At most 1000 characters').nullish(),
});

builder.relayMutationField(
  'blockPro',
  {
    description: 'Whom to block, where and why.',
    inputFields: (t) => ({
      proId: t.id({ required: true, description: 'The pro.' }),
      locationIds: t.idList({ required: true, description: 'The locations, 1 to 100.' }),
      reason: t.field({ type: ProBlockReason, required: true, description: 'Why.' }),
      feedback: t.string({ description: 'The reason in own words, at most 1000 characters.' }),
    }),
    validate: { schema: inputRules },
  },
  {
    description:
      'Keeps a pro from working at locations. Cancels their applications there that have not started, with the reason ' +
      'PRO_BLOCKED.',
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
      const locations = input.locationIds.map(checkedLocationNumber);
      // Of several locations the payload shows what the current one thinks, if it is among them.
      const shown = locations.find((id) => id === context.locationId) ?? locations[0] ?? 0;
      const body = {
        gigster_id: await proNumber({ uuid, locationId: shown }, context),
        location_ids: locations,
        reason: blockReasonToWire(input.reason, context.productSlug),
        feedback: input.feedback || null,
      };
      await presentAt(['locationIds'], 'location', context.rest.call(addBlock, { body }));
      return { uuid, locationId: shown };
    },
  },
  {
    description: 'The pro as the location sees them now.',
    outputFields: (t) => ({ errors: errorsField(t), pro: proField(t) }),
  },
);
