import { endpoint, shape } from '../rest/endpoint.ts';
import { noContent } from '../rest/noContent.ts';
import { codeSentWire, sessionWire } from './signInWire.ts';

/** Sends a one-time code by e-mail. */
export const requestEmailCode = endpoint({
  name: 'requestEmailCode',
  method: 'POST',
  path: '/auth/email/',
  body: shape<{ email: string }>(),
  response: codeSentWire,
});

/** Sends a one-time code by text message. */
export const requestPhoneCode = endpoint({
  name: 'requestPhoneCode',
  method: 'POST',
  path: '/auth/phone/',
  body: shape<{ phone: string }>(),
  response: codeSentWire,
});

/** Trades a code that came by e-mail for a session. */
export const verifyEmailCode = endpoint({
  name: 'verifyEmailCode',
  method: 'POST',
  path: '/auth/email/verify/',
  body: shape<{ email: string; code: string }>(),
  response: sessionWire,
});

/** Trades a code that came by text message for a session. */
export const verifyPhoneCode = endpoint({
  name: 'verifyPhoneCode',
  method: 'POST',
  path: '/auth/phone/verify/',
  body: shape<{ phone: string; code: string }>(),
  response: sessionWire,
});

/** Ends the session. */
export const endSession = endpoint({
  name: 'endSession',
  method: 'POST',
  path: '/auth/logout/',
  response: noContent,
});
