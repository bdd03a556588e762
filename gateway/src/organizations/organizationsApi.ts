import { endpoint } from '../rest/endpoint.ts';
import { loader } from '../rest/loader.ts';
import { organizationWire } from './organizationWire.ts';

/** One organization, for whoever has a role in it or at one of its locations. */
export const getOrganization = endpoint({
  name: 'getOrganization',
  method: 'GET',
  path: '/staffer/organizations/{id}/',
  response: organizationWire,
});

export const organizationById = loader({
  one: (id: number, rest) => rest.call(getOrganization, { path: { id } }),
});
