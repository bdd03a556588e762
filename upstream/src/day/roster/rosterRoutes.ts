import type { RouteFactory } from '../../platform/server/route.ts';
import { actOnRoster } from './actOnRoster.ts';
import { listRoster } from './listRoster.ts';

/** The routes for rosters, in the order of the documentation. */
export const rosterRoutes: readonly RouteFactory[] = [listRoster, actOnRoster];
