import { endpoint } from '../rest/endpoint.ts';
import { termsAcceptanceWire } from './termsWire.ts';
import { userWire } from './userWire.ts';

/** The signed-in user. */
export const getViewer = endpoint({
  name: 'getViewer',
  method: 'GET',
  path: '/users/me/',
  response: userWire,
});

/** How the signed-in user stands to the terms of use. */
export const getTermsAcceptance = endpoint({
  name: 'getTermsAcceptance',
  method: 'GET',
  path: '/staffer/tos/acceptance/me/',
  response: termsAcceptanceWire,
});
