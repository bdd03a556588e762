import type { RouteFactory } from '../../platform/server/route.ts';
import { patchApplication } from './patchApplication.ts';

/** The routes for hours. */
export const hoursRoutes: readonly RouteFactory[] = [patchApplication];
