import { oneTimeCode } from '@brigade/domain/platform/validation/oneTimeCode.ts';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { verifyEmailCode, verifyPhoneCode } from './authApi.ts';
import { sessionFields, startSession } from './sessionPayload.ts';
import { addressFields, exactlyOneAddress, type SignInAddress } from './signInAddress.ts';

function verifyCode({ email, phone, code }: SignInAddress & { code: string }, { rest }: Context) {
  return email == null
    ? rest.call(verifyPhoneCode, { body: { phone: phone ?? '', code } })
    : rest.call(verifyEmailCode, { body: { email, code } });
}

builder.relayMutationField(
  'signIn',
  {
    description: 'The code and exactly one of email and phone: the address the code was sent to.',
    inputFields: (t) => ({
      email: t.string({ description: 'The email address the code was sent to.' }),
      phone: t.string({ description: 'The phone number the code was sent to.' }),
      code: t.string({
        required: true,
        description: 'The 6 digits of the code; white space does not matter.',
      }),
    }),
    validate: { schema: z.looseObject({ ...addressFields, code: oneTimeCode }).check(exactlyOneAddress) },
  },
  {
    skipTypeScopes: true,
    description:
      'Signs in with a one-time code. An address without an account gets one. After five wrong codes from ' +
      'one network, the code no longer works from that network. Returns CONFLICT for users who sign in ' +
      "through an organization's directory.",
    extensions: errorPaths({ email: ['email'], phone: ['phone'], code: ['code'] }),
    resolve: async (_root, { input }, context) => startSession(await verifyCode(input, context), context),
  },
  { description: 'The session that was started.', outputFields: sessionFields },
);
