import type { LocationRole } from '@brigade/domain/platform/access/locationRole.ts';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { loader } from '../../platform/rest/loader.ts';
import { noContent } from '../../platform/rest/noContent.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { locationManagerWire, organizationManagerWire } from './managerWire.ts';

/** Lists the team of a location, by role. */
export const listLocationManagers = endpoint({
  name: 'listLocationManagers',
  method: 'GET',
  path: '/location-managers/',
  query: shape<PageQuery & { location: number; role?: LocationRole }>(),
  response: paged(locationManagerWire),
});

/** Lists the teams of all locations of an organization that the caller can see. */
export const listOrganizationLocationManagers = endpoint({
  name: 'listOrganizationLocationManagers',
  method: 'GET',
  path: '/staffer/organizations/{id}/location-managers/',
  query: shape<PageQuery>(),
  response: paged(locationManagerWire),
});

/** Lists the admins of an organization. */
export const listOrganizationManagers = endpoint({
  name: 'listOrganizationManagers',
  method: 'GET',
  path: '/staffer/organizations/{id}/managers/',
  query: shape<PageQuery>(),
  response: paged(organizationManagerWire),
});

/** Fetches one role at a location. */
const getLocationManager = endpoint({
  name: 'getLocationManager',
  method: 'GET',
  path: '/location-managers/{id}/',
  response: locationManagerWire,
});

/** Fetches one role in an organization. */
const getOrganizationManager = endpoint({
  name: 'getOrganizationManager',
  method: 'GET',
  path: '/staffer/organization-managers/{id}/',
  response: organizationManagerWire,
});

/** Changes the role of a team member. */
export const changeLocationManager = endpoint({
  name: 'changeLocationManager',
  method: 'PATCH',
  path: '/location-managers/{id}/',
  body: shape<{ role: LocationRole }>(),
  response: locationManagerWire,
});

/** Removes a manager from the team of a location. */
export const deleteLocationManager = endpoint({
  name: 'deleteLocationManager',
  method: 'DELETE',
  path: '/location-managers/{id}/',
  response: noContent,
});

/** Removes an admin from an organization. */
export const deleteOrganizationManager = endpoint({
  name: 'deleteOrganizationManager',
  method: 'DELETE',
  path: '/staffer/organization-managers/{id}',
  response: noContent,
});

export const locationManagerById = loader({
  one: (id: number, rest) => rest.call(getLocationManager, { path: { id } }),
});

export const organizationManagerById = loader({
  one: (id: number, rest) => rest.call(getOrganizationManager, { path: { id } }),
});
