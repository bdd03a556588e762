import type { UserError as UserErrorShape, UserErrorDetail as DetailShape } from '../errors/userError.ts';
import type { userErrorCodes } from '../errors/userErrorCode.ts';
import { builder } from './builder.ts';
import type { Described } from './described.ts';

const UserErrorCode = builder.enumType('UserErrorCode', {
  description: 'The possible reasons a mutation was refused. The list is closed.',
  values: {
    REQUIRED: { description: 'A required value is missing or empty.' },
    INVALID: { description: 'A value is malformed, out of range, or of the wrong type.' },
    NOT_FOUND: { description: 'The object does not exist, or the viewer cannot see it.' },
    FORBIDDEN: {
      description: 'The viewer lacks a permission; the message names who can grant it.',
    },
    CONFLICT: { description: 'Another user changed the object concurrently.' },
    ALREADY_EXISTS: { description: 'The object exists, or already has this state.' },
    INVALID_TRANSITION: {
      description: 'The state of the object does not allow the action; the message names the state.',
    },
    GIG_FULL: { description: 'Every place of the gig is taken.' },
    CODE_INVALID: {
      description: 'The sign-in code is wrong; the detail `attemptsLeft` counts the tries left.',
    },
    CODE_EXPIRED: { description: 'The sign-in code is too old, or none was sent.' },
    TOO_MANY_ATTEMPTS: { description: 'Too many wrong codes; ask for a new one.' },
    ACCOUNT_INACTIVE: { description: 'The account is suspended or closed.' },
    RATE_LIMITED: { description: 'Too many requests; the detail `retryAfterSeconds` says when to retry.' },
    EXPIRED: { description: 'The code or link has expired; request a new one.' },
    CONFIRMATION_REQUIRED: {
      description:
        'Something is unusual, as the message says; send it again with the confirmation if it is meant.',
    },
    LAST_ADMIN: { description: 'No one would be left who can manage it.' },
    OWN_ROLE: { description: 'Users cannot change their own role.' },
    TERMS_REQUIRED: { description: 'The terms of use in force have to be accepted first.' },
    PAYMENT_METHOD_MISSING: { description: 'There is no payment method to charge.' },
    CARD_DECLINED: { description: 'The bank refused the payment method; the message says why.' },
    INVARIANT: { description: 'The action would violate an invariant of the service.' },
    UNKNOWN: { description: 'Refused for a reason this list does not have; the message says which.' },
  } satisfies Described<typeof userErrorCodes>,
});

const UserErrorDetail = builder.objectRef<DetailShape>('UserErrorDetail').implement({
  description: 'A named fact about an error, e.g. attemptsLeft = 4 or retryAfterSeconds = 30.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the detail.' }),
    value: t.exposeString('value', { description: 'The value of the detail, as text.' }),
  }),
});

export const UserError = builder.objectRef<UserErrorShape>('UserError').implement({
  description:
    'An expected failure of a mutation: something for the person who asked, not for the developer.',
  fields: (t) => ({
    code: t.expose('code', {
      type: UserErrorCode,
      description: 'The machine-readable reason of the refusal.',
    }),
    message: t.exposeString('message', { description: 'The human-readable reason of the refusal.' }),
    path: t.exposeStringList('path', {
      description: 'Where in the input, e.g. ["applicationIds", "2"]; empty when no one place is meant.',
    }),
    details: t.expose('details', { type: [UserErrorDetail], description: 'Named facts about the error.' }),
  }),
});
