import type { RouteFactory } from '../platform/server/route.ts';
import { getProfile } from './profiles/getProfile.ts';
import { listContractorTypes } from './profiles/listContractorTypes.ts';
import { listPros } from './search/listPros.ts';
import { searchPros } from './search/searchPros.ts';

/** The routes for pros and their contractor types, in the order of the documentation. */
export const prosRoutes: readonly RouteFactory[] = [listContractorTypes, listPros, searchPros, getProfile];
