import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { termsAcceptanceWire } from './termsWire.ts';

/** Fetches the signed-in user's acceptance of the terms of use. */
export const getTermsAcceptance = endpoint({
  name: 'getTermsAcceptance',
  method: 'GET',
  path: '/staffer/tos/acceptance/me/',
  response: termsAcceptanceWire,
});

/** Accepts the current version of the terms; any other version is rejected. */
export const putTermsAcceptance = endpoint({
  name: 'putTermsAcceptance',
  method: 'PUT',
  path: '/staffer/tos/acceptance/me/',
  body: shape<{ version: string }>(),
  response: termsAcceptanceWire,
});
