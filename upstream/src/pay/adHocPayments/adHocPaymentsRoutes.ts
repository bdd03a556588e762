import type { RouteFactory } from '../../platform/server/route.ts';
import { createAdHocPayment } from './createAdHocPayment.ts';
import { createBusinessPayment } from './createBusinessPayment.ts';
import { getAdditionalAmount } from './getAdditionalAmount.ts';
import { getAdHocPayment } from './getAdHocPayment.ts';
import { getBusinessCosts } from './getBusinessCosts.ts';
import { listAdHocPayments } from './listAdHocPayments.ts';
import { retryAdHocPayment } from './retryAdHocPayment.ts';

/** The routes for ad-hoc payments, in the order of the documentation. */
export const adHocPaymentsRoutes: readonly RouteFactory[] = [
  listAdHocPayments,
  createAdHocPayment,
  getBusinessCosts,
  getAdditionalAmount,
  createBusinessPayment,
  getAdHocPayment,
  retryAdHocPayment,
];
