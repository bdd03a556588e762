import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { loader } from '../../platform/rest/loader.ts';
import { noContent } from '../../platform/rest/noContent.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { gigTemplateWire } from './gigTemplateWire.ts';

/** The fields to set or to change. */
type GigTemplateBody = Readonly<Record<string, unknown>>;

/** The templates of a location, ordered by name. */
export const listGigTemplates = endpoint({
  name: 'listGigTemplates',
  method: 'GET',
  path: '/staffer/gigs/templates/',
  query: shape<PageQuery & { location_id: number }>(),
  response: paged(gigTemplateWire),
});

export const getGigTemplate = endpoint({
  name: 'getGigTemplate',
  method: 'GET',
  path: '/staffer/gigs/templates/{id}/',
  response: gigTemplateWire,
});

export const gigTemplateById = loader({
  one: (id: number, rest) => rest.call(getGigTemplate, { path: { id } }),
});

/** Adds a template to a location. */
export const addGigTemplate = endpoint({
  name: 'addGigTemplate',
  method: 'POST',
  path: '/staffer/gigs/templates/',
  body: shape<GigTemplateBody>(),
  response: gigTemplateWire,
});

/** Changes only the fields that are sent. */
export const changeGigTemplate = endpoint({
  name: 'changeGigTemplate',
  method: 'PATCH',
  path: '/staffer/gigs/templates/{id}/',
  body: shape<GigTemplateBody>(),
  response: gigTemplateWire,
});

/** Deletes a template. */
export const removeGigTemplate = endpoint({
  name: 'removeGigTemplate',
  method: 'DELETE',
  path: '/staffer/gigs/templates/{id}/',
  response: noContent,
});
