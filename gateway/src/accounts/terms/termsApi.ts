import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { termsAcceptanceWire } from './termsWire.ts';

/** How the signed-in user stands to the terms of use. */
export const getTermsAcceptance = endpoint({
  name: 'getTermsAcceptance',
  method: 'GET',
  path: '/staffer/tos/acceptance/me/',
  response: termsAcceptanceWire,
});

/** Accepts a version of the terms: the one in force, or it is refused. */
export const putTermsAcceptance = endpoint({
  name: 'putTermsAcceptance',
  method: 'PUT',
  path: '/staffer/tos/acceptance/me/',
  body: shape<{ version: string }>(),
  response: termsAcceptanceWire,
});
