import type { RouteFactory } from '../../platform/server/route.ts';
import { getDashboard } from './getDashboard.ts';
import { getOrganizationDashboard } from './getOrganizationDashboard.ts';

export const dashboardsRoutes: readonly RouteFactory[] = [getDashboard, getOrganizationDashboard];
