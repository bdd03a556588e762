import { oneTimeCode } from '@brigade/domain/platform/validation/oneTimeCode.ts';
import { z } from 'zod';
import { addressFields, exactlyOneAddress, type SignInAddress } from '../signIn/signInAddress.ts';
import type { Context } from '../../platform/context.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { linkEmail, linkPhone } from './usersApi.ts';
import { viewerField } from './viewerField.ts';

function link({ email, phone, code }: SignInAddress & { code: string }, { rest }: Context) {
  return email == null
    ? rest.call(linkPhone, { body: { phone: phone ?? '', code } })
    : rest.call(linkEmail, { body: { email, code } });
}

builder.relayMutationField(
  'changeAddress',
  {
    description: 'The code and exactly one of email and phone: the new address, where the code was sent.',
    inputFields: (t) => ({
      email: t.string({ description: 'The new email address.' }),
      phone: t.string({ description: 'The new US phone number.' }),
      code: t.string({
        required: true,
        description: 'The 6 digits of the code; white space does not matter.',
      }),
    }),
    validate: { schema: z.looseObject({ ...addressFields, code: oneTimeCode }).check(exactlyOneAddress) },
  },
  {
    description:
      'Gives the viewer a new email address or phone number to sign in with, by a code that ' +
      '`requestSignInCode` has sent there for CHANGE_ADDRESS. The previous address is notified. Returns ' +
      'ALREADY_EXISTS if another account signs in with the new address, and CONFLICT for users who sign in ' +
      "through an organization's directory.",
    extensions: errorPaths({ email: ['email'], phone: ['phone'], code: ['code'] }),
    resolve: (_root, { input }, context) => link(input, context),
  },
  {
    description: 'Return type of the mutation: the viewer after the change.',
    outputFields: (t) => ({ errors: errorsField(t), viewer: viewerField(t) }),
  },
);
