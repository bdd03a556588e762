import { profileName } from '@brigade/domain/accounts/users/profileName.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { changeViewer } from './usersApi.ts';
import { viewerField } from './viewerField.ts';

builder.relayMutationField(
  'updateProfile',
  {
    description: 'Input for the mutation. Omitted fields are left unchanged.',
    inputFields: (t) => ({
      firstName: t.string({ description: 'The first name, at most 100 characters.' }),
      lastName: t.string({ description: 'The last name, at most 100 characters.' }),
      smsOptIn: t.boolean({
        description: 'Whether the viewer wants text messages; needs a phone number.',
      }),
    }),
    validate: {
      schema: z.looseObject({ firstName: z.optional(profileName), lastName: z.optional(profileName) }),
    },
  },
  {
    description: "Changes the viewer's profile. Email address and phone number change by `changeAddress`.",
    extensions: errorPaths({
      first_name: ['firstName'],
      last_name: ['lastName'],
      'settings.sms_opt_in': ['smsOptIn'],
    }),
    resolve: (_root, { input: { firstName, lastName, smsOptIn } }, { rest }) =>
      rest.call(changeViewer, {
        body: {
          ...(firstName != null && { first_name: firstName }),
          ...(lastName != null && { last_name: lastName }),
          ...(smsOptIn != null && { settings: { sms_opt_in: smsOptIn } }),
        },
      }),
  },
  {
    description: 'Return type of the mutation: the viewer after the change.',
    outputFields: (t) => ({ errors: errorsField(t), viewer: viewerField(t) }),
  },
);
