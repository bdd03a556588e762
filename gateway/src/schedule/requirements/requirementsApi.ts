import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { loader } from '../../platform/rest/loader.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { requirementWire } from './requirementWire.ts';

/** What a location can ask of pros, by name. */
export const listRequirements = endpoint({
  name: 'listRequirements',
  method: 'GET',
  path: '/requirement-for-works/',
  query: shape<PageQuery & { location_id: number; skill_id?: number }>(),
  response: paged(requirementWire),
});

/** Writes down what a location asks of pros. */
export const addRequirement = endpoint({
  name: 'addRequirement',
  method: 'POST',
  path: '/requirement-for-works/',
  body: shape<{ location_id: number; skill_id: number | null; name: string; category: string }>(),
  response: requirementWire,
});

const getRequirement = endpoint({
  name: 'getRequirement',
  method: 'GET',
  path: '/requirement-for-works/{id}/',
  response: requirementWire,
});

export const requirementById = loader({
  one: (id: number, rest) => rest.call(getRequirement, { path: { id } }),
});
