import type { RouteFactory } from '../../platform/server/route.ts';
import { createRefund } from './createRefund.ts';

/** The routes for refunds. */
export const refundsRoutes: readonly RouteFactory[] = [createRefund];
