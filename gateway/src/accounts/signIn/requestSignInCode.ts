import { returnPath } from '@brigade/domain/accounts/signIn/returnPath.ts';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { type CodePurpose, requestEmailCode, requestPhoneCode } from './authApi.ts';
import { SignInCodePurpose } from './SignInCodePurpose.ts';
import { addressFields, exactlyOneAddress, type SignInAddress } from './signInAddress.ts';

type CodeInput = SignInAddress & {
  readonly purpose: CodePurpose;
  readonly returnTo?: string | null | undefined;
};

const codePurpose = z.enum(['sign-in', 'address-change'] satisfies CodePurpose[]);

function sendCode({ email, phone, purpose, returnTo }: CodeInput, { rest }: Context) {
  // Signing in is what every server sends a code for.
  const stated = purpose === 'sign-in' ? {} : { purpose };
  if (email == null) return rest.call(requestPhoneCode, { body: { phone: phone ?? '', ...stated } });
  const path = returnPath(returnTo);
  return rest.call(requestEmailCode, {
    body: { email, ...stated, ...(path !== '/' && { return_to: path }) },
  });
}

builder.relayMutationField(
  'requestSignInCode',
  {
    description: 'Exactly one of email and phone.',
    inputFields: (t) => ({
      email: t.string({ description: 'Send the code to this email address.' }),
      phone: t.string({ description: 'Send the code to this US phone number, however it is written.' }),
      purpose: t.field({
        type: SignInCodePurpose,
        required: true,
        defaultValue: 'sign-in',
        description: 'What the code is for.',
      }),
      returnTo: t.string({
        description:
          'Where the link in the email leads after signing in: a path of the web app. Anything else leads ' +
          'to "/".',
      }),
    }),
    validate: { schema: z.looseObject({ ...addressFields, purpose: codePurpose }).check(exactlyOneAddress) },
  },
  {
    skipTypeScopes: true,
    description:
      'Sends a one-time code; an email to sign in also contains a sign-in link. The response is the same ' +
      'whether or not the account exists.',
    extensions: errorPaths({ email: ['email'], phone: ['phone'] }),
    resolve: (_root, { input }, context) => sendCode(input, context),
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
