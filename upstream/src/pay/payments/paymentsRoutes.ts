import type { RouteFactory } from '../../platform/server/route.ts';
import { adminPayPro } from './adminPayPro.ts';
import { payApplication } from './payApplication.ts';
import { payGig } from './payGig.ts';
import { payLocation } from './payLocation.ts';

/** The routes for payments, in the order of the documentation. */
export const paymentsRoutes: readonly RouteFactory[] = [payApplication, payGig, payLocation, adminPayPro];
