import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { revokeSession } from './sessionsApi.ts';

const sessionIdInput = databaseIdInput('Session', 'a session');

builder.relayMutationField(
  'endSession',
  {
    description: 'Input for endSession.',
    inputFields: (t) => ({
      sessionId: t.id({ required: true, description: "One of the viewer's own sessions." }),
    }),
    validate: {
      schema: z.looseObject({
        sessionId: sessionIdInput.rule,
      }),
    },
  },
  {
    description: 'Signs the viewer out on one device and invalidates its token.',
    resolve: async (_root, { input: { sessionId } }, { rest }) => {
      const path = { id: sessionIdInput.keyOf(sessionId) };
      await presentAt(['sessionId'], 'session', rest.call(revokeSession, { path }));
      return { sessionId };
    },
  },
  {
    description: 'Return type of endSession.',
    outputFields: (t) => ({
      errors: errorsField(t),
      endedSessionId: t.exposeID('sessionId', {
        nullable: true,
        description: 'The ID of the session that ended. Null if the mutation was refused.',
      }),
    }),
  },
);
