import type { RouteFactory } from '../../platform/server/route.ts';
import { listFeatureFlags } from './listFeatureFlags.ts';
import { patchFeatureFlag } from './patchFeatureFlag.ts';

/** The routes for feature flags, in the order of the documentation. */
export const featureFlagsRoutes: readonly RouteFactory[] = [listFeatureFlags, patchFeatureFlag];
