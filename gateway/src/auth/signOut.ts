import { builder } from '../schema/builder.ts';
import { errorsField } from '../schema/errorsField.ts';
import { endSession } from './authApi.ts';

builder.relayMutationField(
  'signOut',
  { description: 'Nothing has to be said: the session is that of the request.', inputFields: () => ({}) },
  {
    description: 'Ends the session; its token is worth nothing afterwards.',
    resolve: async (_root, _args, { rest }) => {
      await rest.call(endSession);
      rest.useToken(null);
      return {};
    },
  },
  { description: 'Nothing but errors.', outputFields: (t) => ({ errors: errorsField(t) }) },
);
