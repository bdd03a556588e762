import type { RouteFactory } from '../../platform/server/route.ts';
import { checkIn } from './checkIn.ts';
import { getCheckIn } from './getCheckIn.ts';
import { renewCheckIn } from './renewCheckIn.ts';

/** The routes for check-ins, in the order of the documentation. */
export const checkInRoutes: readonly RouteFactory[] = [renewCheckIn, getCheckIn, checkIn];
