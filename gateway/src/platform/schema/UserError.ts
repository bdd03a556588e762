import type { UserError as UserErrorShape, UserErrorDetail as DetailShape } from '../errors/userError.ts';
import { userErrorCodes, type UserErrorCode as UserErrorCodeName } from '../errors/userErrorCodes.ts';
import { builder } from './builder.ts';

const UserErrorCode = builder.enumType('UserErrorCode', {
  description: 'The possible reasons a mutation was refused. The list is closed.',
  values: Object.fromEntries(
    Object.entries(userErrorCodes).map(([code, { meaning }]) => [code, { description: meaning }]),
  ) as Record<UserErrorCodeName, { description: string }>,
});

const UserErrorDetail = builder.objectRef<DetailShape>('UserErrorDetail').implement({
  description: 'A named fact about an error, e.g. attemptsLeft = 4 or retryAfterSeconds = 30.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the detail.' }),
    value: t.exposeString('value', { description: 'The value of the detail, as text.' }),
  }),
});

export const UserError = builder.objectRef<UserErrorShape>('UserError').implement({
  description: 'An expected failure of a mutation, to be shown to the user.',
  fields: (t) => ({
    code: t.expose('code', {
      type: UserErrorCode,
      description: 'The machine-readable reason of the refusal.',
    }),
    message: t.exposeString('message', { description: 'The human-readable reason of the refusal.' }),
    path: t.exposeStringList('path', {
      description:
        'The path into the input, e.g. ["applicationIds", "2"]; empty if the error does not belong to a ' +
        'field.',
    }),
    details: t.expose('details', { type: [UserErrorDetail], description: 'Named facts about the error.' }),
  }),
});
