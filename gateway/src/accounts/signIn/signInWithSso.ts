import { builder } from '../../platform/schema/builder.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { verifySso } from './authApi.ts';
import { sessionFields, startSession } from './sessionPayload.ts';
import { tokenFields, tokenRules } from './tokenInput.ts';

builder.relayMutationField(
  'signInWithSso',
  {
    description: 'The assertion of the directory.',
    inputFields: tokenFields,
    validate: { schema: tokenRules },
  },
  {
    skipTypeScopes: true,
    description:
      "Signs in with the assertion of an organization's directory, which works once, within minutes. " +
      'Returns NOT_FOUND if no directory is connected.',
    extensions: errorPaths({ token: ['token'] }),
    resolve: async (_root, { input: { token } }, context) => {
      const response = context.rest.call(verifySso, { body: { token } });
      return startSession(await presentAt(['token'], 'directory', response), context);
    },
  },
  { description: 'The session that was started.', outputFields: sessionFields },
);
