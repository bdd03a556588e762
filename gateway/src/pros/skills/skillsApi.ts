import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { skillDefaultsWire } from './skillWire.ts';

/** The catalogue of positions, the most asked-for first; with the wages of a location's market where one is named. */
export const listSkills = endpoint({
  name: 'listSkills',
  method: 'GET',
  path: '/skills/',
  query: shape<PageQuery & { query: 'ordered_by_popularity'; location_id?: number }>(),
  response: paged(skillDefaultsWire),
});
