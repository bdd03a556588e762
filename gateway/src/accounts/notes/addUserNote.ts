import { noteLimit, noteText } from '@brigade/domain/accounts/notes/noteText.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { addNote } from './notesApi.ts';
import { UserNote } from './UserNote.ts';

const userIdInput = databaseIdInput('User', 'a user');

builder.relayMutationField(
  'addUserNote',
  {
    description: 'Input for addUserNote.',
    inputFields: (t) => ({
      userId: t.id({ required: true, description: 'The user that the note is about.' }),
      text: t.string({
        required: true,
        description: `The text of the note, at most ${noteLimit} characters.`,
      }),
    }),
    validate: {
      schema: z.looseObject({
        userId: userIdInput.rule,
        text: noteText,
      }),
    },
  },
  {
    authScopes: { platformAdmin: true },
    description: 'Adds a note about a user. Requires a platform admin; only platform admins can read it.',
    extensions: errorPaths({ note: ['text'] }),
    resolve: (_root, { input: { userId, text } }, { rest }) => {
      const path = { id: userIdInput.keyOf(userId) };
      return presentAt(['userId'], 'user', rest.call(addNote, { path, body: { note: text } }));
    },
  },
  {
    description: 'Return type of addUserNote.',
    outputFields: (t) => ({
      errors: errorsField(t),
      note: t.field({
        type: UserNote,
        nullable: true,
        description: 'The note. Null if the mutation was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
      }),
    }),
  },
);
