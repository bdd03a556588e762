import type { RouteFactory } from '../../platform/server/route.ts';
import { patchApplication } from './patchApplication.ts';

export const hoursRoutes: readonly RouteFactory[] = [patchApplication];
