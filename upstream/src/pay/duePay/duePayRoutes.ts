import type { RouteFactory } from '../../platform/server/route.ts';
import { getDuePay } from './getDuePay.ts';
import { getDueTotal } from './getDueTotal.ts';
import { getSendHomeCosts } from './getSendHomeCosts.ts';
import { listDuePay } from './listDuePay.ts';
import { listDuePros } from './listDuePros.ts';

/** The routes for due pay, in the order of the documentation. */
export const duePayRoutes: readonly RouteFactory[] = [
  listDuePay,
  listDuePros,
  getDueTotal,
  getDuePay,
  getSendHomeCosts,
];
