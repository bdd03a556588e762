import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { loader } from '../../platform/rest/loader.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { organizationWire } from './organizationWire.ts';

/** Fetches an organization. Requires a role in it or at one of its locations. */
const getOrganization = endpoint({
  name: 'getOrganization',
  method: 'GET',
  path: '/staffer/organizations/{id}/',
  response: organizationWire,
});

/** Lists the caller's organizations by name. */
export const listOrganizations = endpoint({
  name: 'listOrganizations',
  method: 'GET',
  path: '/staffer/organizations/',
  query: shape<PageQuery & { managed: true }>(),
  response: paged(organizationWire),
});

/** Updates the given fields; a null image removes it. */
export const changeOrganization = endpoint({
  name: 'changeOrganization',
  method: 'PATCH',
  path: '/staffer/organizations/{id}/',
  body: shape<{ name?: string; image_public_id?: string | null }>(),
  response: organizationWire,
});

export const organizationById = loader({
  one: (id: number, rest) => rest.call(getOrganization, { path: { id } }),
});
