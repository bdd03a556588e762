import type { RouteFactory } from '../../platform/server/route.ts';
import { getProfile } from './getProfile.ts';
import { listContractorTypes } from './listContractorTypes.ts';

/** The routes for profiles of pros, in the order of the documentation. */
export const profilesRoutes: readonly RouteFactory[] = [listContractorTypes, getProfile];
