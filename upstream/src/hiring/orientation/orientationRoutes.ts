import type { RouteFactory } from '../../platform/server/route.ts';
import { getOrientation } from './getOrientation.ts';
import { readOrientationItem } from './readOrientationItem.ts';

/** The routes for the orientation of candidates, in the order of the documentation. */
export const orientationRoutes: readonly RouteFactory[] = [getOrientation, readOrientationItem];
