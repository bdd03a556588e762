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
          'Where the link in the email leads to after signing in: a path of the web app. Anything else counts as "/".',
      }),
    }),
    validate: { schema: z.looseObject({ ...addressFields, purpose: codePurpose }).check(exactlyOneAddress) },
  },
  {
    skipTypeScopes: true,
    description:
      'Sends a one-time code; an email to sign in also carries a link that does the same. The answer is the same whether or not there is an account.',
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
