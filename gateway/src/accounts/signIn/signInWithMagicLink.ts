import { builder } from '../../platform/schema/builder.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { verifyMagicLink } from './authApi.ts';
import { sessionFields, startSession } from './sessionPayload.ts';
import { tokenFields, tokenRules } from './tokenInput.ts';

builder.relayMutationField(
  'signInWithMagicLink',
  {
    description: 'What stood in the link of the email.',
    inputFields: tokenFields,
    validate: { schema: tokenRules },
  },
  {
    skipTypeScopes: true,
    description:
      'Trades the link of a sign-in email for a session. It is good once, and as long as the code beside it; each uses up the other. ' +
      "Refused with CONFLICT for who signs in through an organization's own directory.",
    extensions: errorPaths({ token: ['token'] }),
    resolve: async (_root, { input: { token } }, context) =>
      startSession(await context.rest.call(verifyMagicLink, { body: { token } }), context),
  },
  { description: 'The session that was started.', outputFields: sessionFields },
);
