import { oneTimeCode } from '@brigade/domain/platform/validation/oneTimeCode.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { viewerAfterwards } from '../users/viewerAfterwards.ts';
import { postLink } from './accountsApi.ts';
import { checkedLinkableAccount, linkableAccountId } from './linkableAccountId.ts';

builder.relayMutationField(
  'linkAccount',
  {
    description: 'Input for linkAccount: the account, and proof that it belongs to the viewer.',
    inputFields: (t) => ({
      accountId: t.id({ required: true, description: 'The ID of the account to link.' }),
      code: t.string({
        description: 'The 6-digit code that was sent to `codeSentTo`. Omit it if `codeSentTo` is null.',
      }),
    }),
    validate: { schema: z.looseObject({ accountId: linkableAccountId, code: z.nullish(oneTimeCode) }) },
  },
  {
    description:
      "Links an account to the viewer's account. Its roles and licenses are transferred, the stronger role wins, and the linked account can no longer sign in. This cannot be undone.",
    extensions: errorPaths({ code: ['code'] }),
    resolve: async (_root, { input: { accountId, code } }, { rest }) => {
      const call = { path: { id: checkedLinkableAccount(accountId) }, body: code == null ? {} : { code } };
      await presentAt(['accountId'], 'account to link', rest.call(postLink, call));
      return { accountId };
    },
  },
  {
    description: 'The user with the combined roles.',
    outputFields: (t) => ({
      errors: errorsField(t),
      viewer: viewerAfterwards(t),
      linkedAccountId: t.id({
        nullable: true,
        description: 'The linked account, which is removed from the list.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.accountId),
      }),
    }),
  },
);
