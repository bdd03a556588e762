import { blockReasons, blockReasonToWire } from '@brigade/domain/blocks/blockReason.ts';
import { z } from 'zod';
import { checkedLocationNumber, locationId } from '../locations/locationId.ts';
import { proAtLocationPaths } from '../pros/proAtLocationInput.ts';
import { proField } from '../pros/proField.ts';
import { checkedProUuid, proId } from '../pros/proId.ts';
import { proToChange } from '../pros/proToChange.ts';
import { builder } from '../schema/builder.ts';
import { errorsField } from '../schema/errorsField.ts';
import { errorPaths } from '../schema/payloadErrorsPlugin.ts';
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
    extensions: errorPaths({ ...proAtLocationPaths, location_ids: ['locationIds'], reason: ['reason'] }),
    resolve: async (_root, { input }, context) => {
      const uuid = checkedProUuid(input.proId);
      const locations = input.locationIds.map(checkedLocationNumber);
      // Of several locations the payload shows what the current one thinks, if it is among them.
      const shown = locations.find((id) => id === context.locationId) ?? locations[0] ?? 0;
      const { profile_id } = await proToChange({ uuid, locationId: shown }, context);
      await context.rest.call(addBlock, {
        body: {
          gigster_id: profile_id,
          location_ids: locations,
          reason: blockReasonToWire(input.reason, context.productSlug),
          feedback: input.feedback || null,
        },
      });
      return { uuid, locationId: shown };
    },
  },
  {
    description: 'The pro as the location sees them now.',
    outputFields: (t) => ({ errors: errorsField(t), pro: proField(t) }),
  },
);
