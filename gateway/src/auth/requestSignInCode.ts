import { z } from 'zod';
import type { Context } from '../context.ts';
import { builder } from '../schema/builder.ts';
import { errorsField } from '../schema/errorsField.ts';
import { errorPaths } from '../schema/payloadErrorsPlugin.ts';
import { requestEmailCode, requestPhoneCode } from './authApi.ts';
import { addressFields, exactlyOneAddress, type SignInAddress } from './signInAddress.ts';

function sendCode({ email, phone }: SignInAddress, { rest }: Context) {
  return email == null
    ? rest.call(requestPhoneCode, { body: { phone: phone ?? '' } })
    : rest.call(requestEmailCode, { body: { email } });
}

builder.relayMutationField(
  'requestSignInCode',
  {
    description: 'Exactly one of email and phone.',
    inputFields: (t) => ({
      email: t.string({ description: 'Send the code to this e-mail address.' }),
      phone: t.string({ description: 'Send the code to this US phone number, however it is written.' }),
    }),
    validate: { schema: z.looseObject(addressFields).check(exactlyOneAddress) },
  },
  {
    skipTypeScopes: true,
    description: 'Sends a one-time code. The answer is the same whether or not there is an account.',
    extensions: errorPaths({ email: ['email'], phone: ['phone'] }),
    resolve: (_root, { input }, context) => sendCode(input, context),
  },
  {
    description: 'When the next code can be sent, and how long this one is good for.',
    outputFields: (t) => ({
      errors: errorsField(t),
      resendAfterSeconds: t.exposeInt('resend_after', {
        nullable: true,
        description: 'Seconds until another code can be sent to this address.',
      }),
      expiresInSeconds: t.exposeInt('expires_in', {
        nullable: true,
        description: 'Seconds for which the code is good.',
      }),
    }),
  },
);
