import type { RouteFactory } from '../../platform/server/route.ts';
import { listPros } from './listPros.ts';
import { searchPros } from './searchPros.ts';

/** The routes for finding pros, in the order of the documentation. */
export const searchRoutes: readonly RouteFactory[] = [listPros, searchPros];
