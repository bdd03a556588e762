import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { noContent } from '../../platform/rest/noContent.ts';
import { codeSentWire, sessionWire } from './signInWire.ts';

/** What a one-time code is for. */
export type CodePurpose = 'sign-in' | 'address-change';

/** Sends a one-time code by email, to sign in with a link that does so too and then leads to a path of the web app. */
export const requestEmailCode = endpoint({
  name: 'requestEmailCode',
  method: 'POST',
  path: '/auth/email/',
  withoutKey: 'sign-in',
  body: shape<{ email: string; purpose?: CodePurpose; return_to?: string }>(),
  response: codeSentWire,
});

/** Sends a one-time code by text message. */
export const requestPhoneCode = endpoint({
  name: 'requestPhoneCode',
  method: 'POST',
  path: '/auth/phone/',
  withoutKey: 'sign-in',
  body: shape<{ phone: string; purpose?: CodePurpose }>(),
  response: codeSentWire,
});

/** Trades a code that came by email for a session. */
export const verifyEmailCode = endpoint({
  name: 'verifyEmailCode',
  method: 'POST',
  path: '/auth/email/verify/',
  withoutKey: 'sign-in',
  body: shape<{ email: string; code: string }>(),
  response: sessionWire,
});

/** Trades a code that came by text message for a session. */
export const verifyPhoneCode = endpoint({
  name: 'verifyPhoneCode',
  method: 'POST',
  path: '/auth/phone/verify/',
  withoutKey: 'sign-in',
  body: shape<{ phone: string; code: string }>(),
  response: sessionWire,
});

/** Ends the session, or all of its user's. */
export const endSession = endpoint({
  name: 'endSession',
  method: 'POST',
  path: '/auth/logout/',
  withoutKey: 'sign-in',
  body: shape<{ everywhere?: true }>(),
  response: noContent,
});

/** Trades the link of an email for a session. */
export const verifyMagicLink = endpoint({
  name: 'verifyMagicLink',
  method: 'POST',
  path: '/auth/magic-link/verify/',
  withoutKey: 'sign-in',
  body: shape<{ token: string }>(),
  response: sessionWire,
});

/** Trades what a directory asserts for a session. */
export const verifySso = endpoint({
  name: 'verifySso',
  method: 'POST',
  path: '/auth/sso/verify/',
  withoutKey: 'sign-in',
  body: shape<{ token: string }>(),
  response: sessionWire,
});
