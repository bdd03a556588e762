import { noteLimit, noteText } from '@brigade/domain/accounts/notes/noteText.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { databaseIdOf } from '../../platform/schema/globalId.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { addNote } from './notesApi.ts';
import { UserNote } from '../../notes/UserNote.ts';

const isUserId = (id: string) => databaseIdOf(id, 'User') !== null;

builder.relayMutationField(
  'addUserNote',
  {
    description: 'What to write down, and about whom.',
    inputFields: (t) => ({
      userId: t.id({ required: true, description: 'Whom it is about.' }),
      text: t.string({ required: true, description: `The text, at most ${noteLimit} characters.` }),
    }),
    validate: {
      schema: z.looseObject({
        userId: z.string().refine(isUserId, 'This is not the id of a user'),
        text: noteText,
      }),
    },
  },
  {
    authScopes: { platformAdmin: true },
    description: 'Writes something down about somebody, for platform admins to read.',
    extensions: errorPaths({ note: ['text'] }),
    resolve: (_root, { input: { userId, text } }, { rest }) => {
      const path = { id: databaseIdOf(userId, 'User') ?? '' };
      return presentAt(['userId'], 'user', rest.call(addNote, { path, body: { note: text } }));
    },
  },
  {
    description: 'What was written.',
    outputFields: (t) => ({
      errors: errorsField(t),
      note: t.field({
        type: UserNote,
        nullable: true,
        description: 'The note; null when it was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
      }),
    }),
  },
);
