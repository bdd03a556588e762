import type { RouteFactory } from '../server/route.ts';
import { getProfile } from './getProfile.ts';
import { listContractorTypes } from './listContractorTypes.ts';
import { listPros } from './listPros.ts';
import { searchPros } from './searchPros.ts';

/** The routes for pros and their contractor types, in the order of the documentation. */
export const prosRoutes: readonly RouteFactory[] = [listContractorTypes, listPros, searchPros, getProfile];
