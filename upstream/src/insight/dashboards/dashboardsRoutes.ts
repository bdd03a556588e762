import type { RouteFactory } from '../../platform/server/route.ts';
import { getDashboard } from './getDashboard.ts';
import { getOrganizationDashboard } from './getOrganizationDashboard.ts';

/** The routes for dashboards. */
export const dashboardsRoutes: readonly RouteFactory[] = [getDashboard, getOrganizationDashboard];
