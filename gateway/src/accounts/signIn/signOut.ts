import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { endSession } from './authApi.ts';

builder.relayMutationField(
  'signOut',
  {
    description: 'Input for signOut.',
    inputFields: (t) => ({
      everywhere: t.boolean({
        description:
          'Whether to end all sessions of the user. Defaults to false: only the session of the request ends.',
      }),
    }),
  },
  {
    description:
      'Signs out: ends the session of the request, or all sessions of the user. Their tokens no longer ' +
      'work.',
    resolve: async (_root, { input: { everywhere } }, { rest }) => {
      await rest.call(endSession, { body: everywhere === true ? { everywhere } : {} });
      rest.useToken(null);
      return {};
    },
  },
  { description: 'Return type of signOut: errors only.', outputFields: (t) => ({ errors: errorsField(t) }) },
);
