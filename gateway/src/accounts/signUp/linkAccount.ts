import { oneTimeCode } from '@brigade/domain/platform/validation/oneTimeCode.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { viewerAfterwards } from '../users/viewerAfterwards.ts';
import { postLink } from './accountsApi.ts';
import { linkableAccountId, linkableAccountPath } from '../linkableAccountId.ts';

builder.relayMutationField(
  'linkAccount',
  {
    description: 'Which account, and the proof that it is the same person’s.',
    inputFields: (t) => ({
      accountId: t.id({ required: true, description: 'The account to link.' }),
      code: t.string({ description: 'The 6 digits sent to `codeSentTo`; left out where that is null.' }),
    }),
    validate: { schema: z.looseObject({ accountId: linkableAccountId, code: z.nullish(oneTimeCode) }) },
  },
  {
    description:
      'Links an account into the user’s: its roles and licences come over, the stronger role wins, and nobody signs in to it any more. It cannot be undone.',
    extensions: errorPaths({ code: ['code'] }),
    resolve: async (_root, { input: { accountId, code } }, { rest }) => {
      const call = { path: linkableAccountPath(accountId), body: code == null ? {} : { code } };
      await presentAt(['accountId'], 'account to link', rest.call(postLink, call));
      return { accountId };
    },
  },
  {
    description: 'The user with the roles of both.',
    outputFields: (t) => ({
      errors: errorsField(t),
      viewer: viewerAfterwards(t),
      linkedAccountId: t.id({
        nullable: true,
        description: 'The account that is linked now, and gone from the list.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.accountId),
      }),
    }),
  },
);
