import { candidateCodeInput } from '@brigade/domain/hiring/candidateCodes/candidateCodeInput.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { Orientation } from './Orientation.ts';
import { readItem } from './orientationsApi.ts';

builder.relayMutationField(
  'markOrientationItemRead',
  {
    description: 'Input for markOrientationItemRead.',
    inputFields: (t) => ({
      code: t.string({ required: true, description: 'The orientation code, in any format.' }),
      itemDatabaseId: t.field({ type: 'DatabaseId', required: true, description: 'The number of the item.' }),
    }),
    validate: { schema: z.looseObject({ code: candidateCodeInput, itemDatabaseId: z.int().positive() }) },
  },
  {
    skipTypeScopes: true,
    description: 'Records that the candidate has read an item. Repeating the call has no effect.',
    resolve: async (_root, { input: { code, itemDatabaseId } }, { rest }) => ({
      orientation: await presentAt(
        ['itemDatabaseId'],
        'item',
        rest.call(readItem, { path: { secret: code, id: itemDatabaseId } }),
      ),
    }),
  },
  {
    description: 'Return type of markOrientationItemRead.',
    outputFields: (t) => ({
      errors: errorsField(t),
      orientation: t.field({
        type: Orientation,
        nullable: true,
        description: 'The orientation after the change. Null if the mutation was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.orientation),
      }),
    }),
  },
);
