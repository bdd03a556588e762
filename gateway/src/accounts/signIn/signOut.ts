import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { endSession } from './authApi.ts';

builder.relayMutationField(
  'signOut',
  {
    description: 'Where to sign out.',
    inputFields: (t) => ({
      everywhere: t.boolean({
        description: 'Whether all sessions of the user end; left out: only that of the request.',
      }),
    }),
  },
  {
    description: 'Ends the session, or all of the user; their tokens are worth nothing afterwards.',
    resolve: async (_root, { input: { everywhere } }, { rest }) => {
      await rest.call(endSession, { body: everywhere === true ? { everywhere } : {} });
      rest.useToken(null);
      return {};
    },
  },
  { description: 'The result of signOut: errors only.', outputFields: (t) => ({ errors: errorsField(t) }) },
);
