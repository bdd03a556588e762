import type { LocationRole } from '@brigade/domain/platform/access/locationRole.ts';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { loader } from '../../platform/rest/loader.ts';
import { noContent } from '../../platform/rest/noContent.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { locationManagerWire, organizationManagerWire } from './managerWire.ts';

/** The team of a location, by role. */
export const listLocationManagers = endpoint({
  name: 'listLocationManagers',
  method: 'GET',
  path: '/location-managers/',
  query: shape<PageQuery & { location: number; role?: LocationRole }>(),
  response: paged(locationManagerWire),
});

/** The teams of all locations of an organization that the caller may see. */
export const listOrganizationLocationManagers = endpoint({
  name: 'listOrganizationLocationManagers',
  method: 'GET',
  path: '/staffer/organizations/{id}/location-managers/',
  query: shape<PageQuery>(),
  response: paged(locationManagerWire),
});

/** The admins of an organization. */
export const listOrganizationManagers = endpoint({
  name: 'listOrganizationManagers',
  method: 'GET',
  path: '/staffer/organizations/{id}/managers/',
  query: shape<PageQuery>(),
  response: paged(organizationManagerWire),
});

/** One role at a location. */
const getLocationManager = endpoint({
  name: 'getLocationManager',
  method: 'GET',
  path: '/location-managers/{id}/',
  response: locationManagerWire,
});

/** One role in an organization. */
const getOrganizationManager = endpoint({
  name: 'getOrganizationManager',
  method: 'GET',
  path: '/staffer/organization-managers/{id}/',
  response: organizationManagerWire,
});

/** Gives somebody of the team another role. */
export const changeLocationManager = endpoint({
  name: 'changeLocationManager',
  method: 'PATCH',
  path: '/location-managers/{id}/',
  body: shape<{ role: LocationRole }>(),
  response: locationManagerWire,
});

/** Takes somebody off the team of a location. */
export const deleteLocationManager = endpoint({
  name: 'deleteLocationManager',
  method: 'DELETE',
  path: '/location-managers/{id}/',
  response: noContent,
});

/** Ends somebody's role in an organization. */
export const deleteOrganizationManager = endpoint({
  name: 'deleteOrganizationManager',
  method: 'DELETE',
  path: '/staffer/organization-managers/{id}/',
  response: noContent,
});

export const locationManagerById = loader({
  one: (id: number, rest) => rest.call(getLocationManager, { path: { id } }),
});

export const organizationManagerById = loader({
  one: (id: number, rest) => rest.call(getOrganizationManager, { path: { id } }),
});
