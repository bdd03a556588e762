import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { databaseIdOf } from '../../platform/schema/globalId.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { revokeSession } from './sessionsApi.ts';

const isSessionId = (id: string) => databaseIdOf(id, 'Session') !== null;

builder.relayMutationField(
  'endSession',
  {
    description: 'Which session.',
    inputFields: (t) => ({
      sessionId: t.id({ required: true, description: "One of the viewer's own sessions." }),
    }),
    validate: {
      schema: z.looseObject({
        sessionId: z.string().refine(isSessionId, 'This is not the id of a session'),
      }),
    },
  },
  {
    description: 'Signs the viewer out on one device; its token is worth nothing afterwards.',
    resolve: async (_root, { input: { sessionId } }, { rest }) => {
      const path = { id: databaseIdOf(sessionId, 'Session') ?? '' };
      await presentAt(['sessionId'], 'session', rest.call(revokeSession, { path }));
      return { sessionId };
    },
  },
  {
    description: 'What ended.',
    outputFields: (t) => ({
      errors: errorsField(t),
      endedSessionId: t.exposeID('sessionId', {
        nullable: true,
        description: 'The session that is no more.',
      }),
    }),
  },
);
