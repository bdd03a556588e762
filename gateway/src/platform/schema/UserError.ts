import type { UserError as UserErrorShape, UserErrorDetail as DetailShape } from '../errors/userError.ts';
import type { userErrorCodes } from '../errors/userErrorCode.ts';
import { builder } from './builder.ts';
import type { Described } from './described.ts';

const UserErrorCode = builder.enumType('UserErrorCode', {
  description: 'What can be wrong with what a person asked for. The list is closed.',
  values: {
    REQUIRED: { description: 'Something is missing or empty.' },
    INVALID: { description: 'Something is malformed, out of range, or of the wrong kind.' },
    NOT_FOUND: { description: 'There is no such thing, or the viewer may not know of it.' },
    FORBIDDEN: {
      description: 'The viewer may know of it but not do this; the message says who can grant it.',
    },
    CONFLICT: { description: 'Somebody else changed it at the same moment.' },
    ALREADY_EXISTS: { description: 'It is so already.' },
    INVALID_TRANSITION: { description: 'Its state does not allow this; the message names the state.' },
    GIG_FULL: { description: 'Every place of the gig is taken.' },
    CODE_INVALID: {
      description: 'The sign-in code is wrong; the detail `attemptsLeft` counts the tries left.',
    },
    CODE_EXPIRED: { description: 'The sign-in code is too old, or none was sent.' },
    TOO_MANY_ATTEMPTS: { description: 'Too many wrong codes; ask for a new one.' },
    ACCOUNT_INACTIVE: { description: 'The account is suspended or closed.' },
    RATE_LIMITED: { description: 'Too often; the detail `retryAfterSeconds` says when to come back.' },
    EXPIRED: { description: 'It was good until a moment that has passed; ask for a new one.' },
    CONFIRMATION_REQUIRED: {
      description:
        'Something is unusual, as the message says; send it again with the confirmation if it is meant.',
    },
    LAST_ADMIN: { description: 'Nobody would be left who can manage it.' },
    OWN_ROLE: { description: 'Nobody changes their own role.' },
    TERMS_REQUIRED: { description: 'The terms of use in force have to be accepted first.' },
    PAYMENT_METHOD_MISSING: { description: 'There is no payment method to charge.' },
    CARD_DECLINED: { description: 'The bank refused the payment method; the message says why.' },
    INVARIANT: { description: 'It would break a rule that the service holds for itself.' },
    UNKNOWN: { description: 'Refused for a reason this list does not have; the message says which.' },
  } satisfies Described<typeof userErrorCodes>,
});

const UserErrorDetail = builder.objectRef<DetailShape>('UserErrorDetail').implement({
  description: 'A named fact about an error, e.g. attemptsLeft = 4 or retryAfterSeconds = 30.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What the fact is about.' }),
    value: t.exposeString('value', { description: 'The fact as text.' }),
  }),
});

export const UserError = builder.objectRef<UserErrorShape>('UserError').implement({
  description:
    'An expected failure of a mutation: something for the person who asked, not for the developer.',
  fields: (t) => ({
    code: t.expose('code', { type: UserErrorCode, description: 'What is wrong, for programs.' }),
    message: t.exposeString('message', { description: 'What is wrong, for people.' }),
    path: t.exposeStringList('path', {
      description: 'Where in the input, e.g. ["applicationIds", "2"]; empty when no one place is meant.',
    }),
    details: t.expose('details', { type: [UserErrorDetail], description: 'Facts that go with the code.' }),
  }),
});
