import type { RouteFactory } from '../../platform/server/route.ts';
import { createRefund } from './createRefund.ts';

export const refundsRoutes: readonly RouteFactory[] = [createRefund];
