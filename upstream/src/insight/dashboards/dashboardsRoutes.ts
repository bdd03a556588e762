import type { RouteFactory } from '../../platform/server/route.ts';
import { getDashboard } from './getDashboard.ts';

/** The routes for dashboards. */
export const dashboardsRoutes: readonly RouteFactory[] = [getDashboard];
