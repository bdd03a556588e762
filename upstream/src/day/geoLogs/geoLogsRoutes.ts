import type { RouteFactory } from '../../platform/server/route.ts';
import { getGeoLog } from './getGeoLog.ts';
import { listGeoLogs } from './listGeoLogs.ts';
import { reviewGeoLog } from './reviewGeoLog.ts';

/** The routes for geo logs, in the order of the documentation. */
export const geoLogsRoutes: readonly RouteFactory[] = [listGeoLogs, getGeoLog, reviewGeoLog];
