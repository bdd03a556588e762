import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { postLinkCode } from './accountsApi.ts';
import { checkedLinkableAccount, linkableAccountId } from './linkableAccountId.ts';

builder.relayMutationField(
  'sendAccountLinkCode',
  {
    description: 'Input for sendAccountLinkCode.',
    inputFields: (t) => ({ accountId: t.id({ required: true, description: 'The account to link.' }) }),
    validate: { schema: z.looseObject({ accountId: linkableAccountId }) },
  },
  {
    description: 'Sends the code for linking an account to the address of the account.',
    resolve: (_root, { input: { accountId } }, { rest }) =>
      presentAt(
        ['accountId'],
        'account to link',
        rest.call(postLinkCode, { path: { id: checkedLinkableAccount(accountId) } }),
      ),
  },
  {
    description:
      'Return type of requestSignInCode: how long the code is valid, and when the next one can be sent.',
    outputFields: (t) => ({
      errors: errorsField(t),
      resendAfterSeconds: t.exposeInt('resend_after', {
        nullable: true,
        description: 'The number of seconds until another code can be sent to this address.',
      }),
      expiresInSeconds: t.exposeInt('expires_in', {
        nullable: true,
        description: 'The number of seconds for which the code is valid.',
      }),
    }),
  },
);
