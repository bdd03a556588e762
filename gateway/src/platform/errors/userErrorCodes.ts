import type { CatalogueEntry } from './catalogueEntry.ts';

/**
 * The codes of expected failures; the schema's enum `UserErrorCode`. The schema's `errorCatalogue` and the guide to errors
 * are made from it.
 */
export const userErrorCodes = {
  ACCOUNT_INACTIVE: {
    meaning: 'The account is suspended or closed.',
    whatToDo: 'Contact support.',
    occursIn: 'Signing in.',
  },
  ALREADY_EXISTS: {
    meaning: 'The object exists, or already has this state.',
    whatToDo: 'Use the existing object.',
    occursIn: 'Mutations that create, add or invite.',
  },
  CARD_DECLINED: {
    meaning: 'The bank refused the payment method; the message says why.',
    whatToDo: 'Choose another payment method, or retry after speaking to the bank.',
    occursIn: 'Mutations that pay or store a payment method.',
  },
  CODE_EXPIRED: {
    meaning: 'The sign-in code has expired, was used, was sent for another purpose, or was never sent.',
    whatToDo: 'Request a new code.',
    occursIn: 'Signing in, and verifying an address.',
  },
  CODE_INVALID: {
    meaning: 'The sign-in code is wrong; the detail `attemptsLeft` counts the tries left.',
    whatToDo: 'Enter the code again.',
    occursIn: 'Signing in, and verifying an address.',
  },
  CONFIRMATION_REQUIRED: {
    meaning: 'The request is unusual, as the message says.',
    whatToDo: 'Send it again with the confirmation if it is meant.',
    occursIn: 'Mutations that post, change, offer, select or pay.',
  },
  CONFLICT: {
    meaning:
      'The state is not what the request expects: another user changed the object since it was read, a limit on the number of objects is reached, or the `Idempotency-Key` was used for another request. The message says which.',
    whatToDo:
      'Read the object again, then decide. Delete something first at a limit. Use a new `Idempotency-Key` for each intent.',
    occursIn:
      'Mutations that change what others can change too, that create, and that repeat an `Idempotency-Key`.',
  },
  EXPIRED: {
    meaning: 'The validity of the code, link or offer has expired.',
    whatToDo: 'Request a new one.',
    occursIn: 'Invitations, links, offers and tokens.',
  },
  FORBIDDEN: {
    meaning: 'The viewer lacks a permission; the message names who can grant it.',
    whatToDo: 'Ask an admin for the permission.',
    occursIn: 'Any mutation.',
    mutations: 'ANY',
  },
  GIG_FULL: {
    meaning: 'All places of the gig are taken.',
    whatToDo: 'Add a place, or keep the pro as a standby.',
    occursIn: 'Mutations that select, confirm or offer.',
  },
  INVALID: {
    meaning: 'A value is malformed, out of range, or of the wrong type; `path` names it.',
    whatToDo: 'Correct the value at the path.',
    occursIn: 'Any mutation with input.',
    mutations: 'WITH_INPUT',
  },
  INVALID_TRANSITION: {
    meaning: 'The state of the object does not allow the action; the message names the state.',
    whatToDo: 'Read the object again: other actions may be possible.',
    occursIn: 'Mutations that move an object to another state.',
  },
  INVARIANT: {
    meaning: 'The action would violate an invariant of the service.',
    whatToDo: 'Report the request id. A retry does not help.',
    occursIn: 'Any mutation.',
    mutations: 'ANY',
  },
  LAST_ADMIN: {
    meaning: 'No admin would remain.',
    whatToDo: 'Make another member an admin first.',
    occursIn: 'Mutations that remove members or change roles.',
  },
  NOT_FOUND: {
    meaning: 'The object does not exist, or the viewer may not know of it.',
    whatToDo: 'Check the id.',
    occursIn: 'Any mutation with an id in its input.',
    mutations: 'WITH_ID',
  },
  OWN_ROLE: {
    meaning: 'Users cannot change their own role.',
    whatToDo: 'Ask another admin.',
    occursIn: 'Mutations that change roles.',
  },
  PAYMENT_METHOD_MISSING: {
    meaning: 'There is no payment method to charge.',
    whatToDo: 'Add a payment method to the location, or to its organization if that is billed.',
    occursIn: 'Mutations that confirm pros, assign them, accept for them or pay.',
  },
  PAYOUT_ACCOUNT_MISSING: {
    meaning: 'The pro has no account that money can be paid to. Nothing was charged.',
    whatToDo: 'Ask the pro to finish their payout account, then pay.',
    occursIn: 'Mutations that pay.',
  },
  RATE_LIMITED: {
    meaning: 'Too many requests; the detail `retryAfterSeconds` says when to retry.',
    whatToDo: 'Wait for that many seconds, then send the same request again.',
    occursIn:
      'Mutations that send or take codes, ask for new invitations, upload files, or create or replace API tokens.',
    isRetryable: true,
  },
  REQUIRED: {
    meaning: 'A required value is missing or empty; `path` names it.',
    whatToDo: 'Provide the value at the path.',
    occursIn: 'Any mutation with input.',
    mutations: 'WITH_INPUT',
  },
  TERMS_REQUIRED: {
    meaning: 'The current terms of use must be accepted first.',
    whatToDo: 'Have the user accept the terms with `acceptTerms`, then send the request again.',
    occursIn: 'Mutations that post, hire or pay. Never for platform admins.',
  },
  TOO_MANY_ATTEMPTS: {
    meaning: 'Too many wrong codes were entered.',
    whatToDo: 'Request a new code.',
    occursIn: 'Signing in, and verifying an address.',
  },
  UNKNOWN: {
    meaning: 'The request was refused for a reason that this list does not have; the message says which.',
    whatToDo: 'Show the message.',
    occursIn: 'Any mutation.',
    mutations: 'ANY',
  },
  UNSUPPORTED: {
    meaning: 'The REST API behind the gateway cannot do this; nothing took effect.',
    whatToDo: 'Leave out what `path` names, or connect a REST API that supports it.',
    occursIn: 'Mutations with `validateOnly`.',
    mutations: 'WITH_VALIDATE_ONLY',
  },
} as const satisfies Record<string, CatalogueEntry>;

export type UserErrorCode = keyof typeof userErrorCodes;
