import { z } from 'zod';
import { endpoint, shape } from '../rest/endpoint.ts';
import { skillDefaultsWire } from './skillWire.ts';

/** The catalogue of positions, the most asked-for first. */
export const listSkills = endpoint({
  name: 'listSkills',
  method: 'GET',
  path: '/skills/',
  query: shape<{ query: 'ordered_by_popularity' }>(),
  response: z.array(skillDefaultsWire),
});
