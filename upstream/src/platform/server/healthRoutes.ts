import { getHealth, getReadiness } from './health.ts';
import type { RouteFactory } from './route.ts';

/** The routes for probes, in the order of the documentation. */
export const healthRoutes: readonly RouteFactory[] = [getHealth, getReadiness];
