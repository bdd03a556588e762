import type { RouteFactory } from '../../platform/server/route.ts';
import { acceptDispute } from './acceptDispute.ts';
import { answerCounterAsPro } from './answerCounterAsPro.ts';
import { counterDispute } from './counterDispute.ts';
import { escalateDispute } from './escalateDispute.ts';
import { getDispute } from './getDispute.ts';
import { getDisputeCost } from './getDisputeCost.ts';
import { getDisputeTimeline } from './getDisputeTimeline.ts';
import { listDisputes } from './listDisputes.ts';
import { listEscalatedDisputes } from './listEscalatedDisputes.ts';
import { listOrganizationDisputes } from './listOrganizationDisputes.ts';
import { openDisputeAsPro } from './openDisputeAsPro.ts';
import { resolveDispute } from './resolveDispute.ts';
import { retryDisputePayment } from './retryDisputePayment.ts';

/** The routes for disputes, in the order of the documentation. */
export const disputesRoutes: readonly RouteFactory[] = [
  listDisputes,
  listOrganizationDisputes,
  getDispute,
  getDisputeCost,
  getDisputeTimeline,
  acceptDispute,
  counterDispute,
  escalateDispute,
  retryDisputePayment,
  listEscalatedDisputes,
  resolveDispute,
  openDisputeAsPro,
  answerCounterAsPro,
];
