import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { userWire } from './userWire.ts';

/** The signed-in user. */
export const getViewer = endpoint({
  name: 'getViewer',
  method: 'GET',
  path: '/users/me/',
  response: userWire,
});

/** Whose session it is; the least that any server answers. */
export const getAccount = endpoint({
  name: 'getAccount',
  method: 'GET',
  path: '/users/me/',
  response: z.object({ id: z.int(), api_token: z.object({ id: z.int() }).nullish() }),
});

/** Changes what is sent of the user's profile. */
export const changeViewer = endpoint({
  name: 'changeViewer',
  method: 'PATCH',
  path: '/users/me/',
  body: shape<{ first_name?: string; last_name?: string; settings?: { sms_opt_in: boolean } }>(),
  response: userWire,
});

/** Makes an email address the user's own, by the code that was sent there. */
export const linkEmail = endpoint({
  name: 'linkEmail',
  method: 'POST',
  path: '/auth/email/link/',
  body: shape<{ email: string; code: string }>(),
  response: userWire,
});

/** Makes a phone number the user's own, by the code that was sent there. */
export const linkPhone = endpoint({
  name: 'linkPhone',
  method: 'POST',
  path: '/auth/phone/link/',
  body: shape<{ phone: string; code: string }>(),
  response: userWire,
});
