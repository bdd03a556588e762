import type { RouteFactory } from '../../platform/server/route.ts';
import { getHome } from './getHome.ts';
import { getHomeTotals } from './getHomeTotals.ts';
import { listHomes } from './listHomes.ts';
import { listManagedHomes } from './listManagedHomes.ts';

/** The routes for homes, in the order of the documentation. */
export const homeRoutes: readonly RouteFactory[] = [listHomes, listManagedHomes, getHomeTotals, getHome];
