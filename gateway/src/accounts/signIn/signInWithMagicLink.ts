import { builder } from '../../platform/schema/builder.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { verifyMagicLink } from './authApi.ts';
import { sessionFields, startSession } from './sessionPayload.ts';
import { tokenFields, tokenRules } from './tokenInput.ts';

builder.relayMutationField(
  'signInWithMagicLink',
  {
    description: 'Input for signInWithMagicLink.',
    inputFields: tokenFields,
    validate: { schema: tokenRules },
  },
  {
    skipTypeScopes: true,
    description:
      'Signs in with the link of a sign-in email. The link works once, and as long as the code in the ' +
      'email; using one of them uses up the other. Returns CONFLICT for users who sign in through an ' +
      "organization's directory.",
    extensions: errorPaths({ token: ['token'] }),
    resolve: async (_root, { input: { token } }, context) =>
      startSession(await context.rest.call(verifyMagicLink, { body: { token } }), context),
  },
  { description: 'The session that was started.', outputFields: sessionFields },
);
