import { ifWorkersExist } from '../../platform/server/ifWorkersExist.ts';
import type { RouteFactory } from '../../platform/server/route.ts';
import { beginDelivery } from './beginDelivery.ts';
import { claimDeliveries } from './claimDeliveries.ts';
import { createWebhook } from './createWebhook.ts';
import { deleteWebhook } from './deleteWebhook.ts';
import { finishDelivery } from './finishDelivery.ts';
import { getDelivery } from './getDelivery.ts';
import { getWebhook } from './getWebhook.ts';
import { listDeliveries } from './listDeliveries.ts';
import { listWebhooks } from './listWebhooks.ts';
import { pauseByHand } from './pauseByHand.ts';
import { resendDelivery } from './resendDelivery.ts';
import { resumeWebhook } from './resumeWebhook.ts';
import { rotateSecret } from './rotateSecret.ts';
import { sendTest } from './sendTest.ts';
import { updateWebhook } from './updateWebhook.ts';

/** The routes for webhooks, and those of the processes that deliver them. */
export const webhooksRoutes: readonly RouteFactory[] = [
  listWebhooks,
  getWebhook,
  createWebhook,
  updateWebhook,
  rotateSecret,
  pauseByHand,
  resumeWebhook,
  deleteWebhook,
  sendTest,
  listDeliveries,
  getDelivery,
  resendDelivery,
  claimDeliveries,
  beginDelivery,
  finishDelivery,
].map(ifWorkersExist);
