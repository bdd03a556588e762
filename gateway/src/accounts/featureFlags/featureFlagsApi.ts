import { z } from 'zod';
import { endpoint } from '../../platform/rest/endpoint.ts';

/** How far features are rolled out. */
export const listFeatureFlags = endpoint({
  name: 'listFeatureFlags',
  method: 'GET',
  path: '/feature-flags/',
  response: z.array(z.object({ name: z.string(), rollout_percent: z.number() })),
});
