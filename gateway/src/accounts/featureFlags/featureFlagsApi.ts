import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';

/** The description may be missing: other servers need not have one. */
const featureFlagWire = z.object({
  name: z.string(),
  description: z.string().nullish(),
  rollout_percent: z.number(),
});

/** A feature flag of the configuration. */
export type FeatureFlagWire = z.infer<typeof featureFlagWire>;

/** How far features are rolled out. */
export const listFeatureFlags = endpoint({
  name: 'listFeatureFlags',
  method: 'GET',
  path: '/feature-flags/',
  response: z.array(featureFlagWire),
});

/** Changes how far a feature is rolled out. */
export const changeFeatureFlag = endpoint({
  name: 'changeFeatureFlag',
  method: 'PATCH',
  path: '/admin/configuration/feature-flags/{name}/',
  body: shape<{ readonly rollout_percent: number }>(),
  response: featureFlagWire,
});
