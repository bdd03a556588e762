import { deleteOldExports } from '../integrations/bulkExports/deleteOldExports.ts';
import { deleteOldDeliveries } from '../integrations/webhooks/deleteOldDeliveries.ts';
import { webhookFeed } from '../integrations/webhooks/webhookFeed.ts';
import { pauseWithoutAccess } from '../integrations/webhooks/pauseWithoutAccess.ts';
import { advanceAdHocPayments } from '../pay/adHocPayments/advanceAdHocPayments.ts';
import { advancePayments } from '../pay/payments/advancePayments.ts';
import { advanceInvoices } from '../pay/invoices/advanceInvoices.ts';
import { draftInvoices } from '../pay/invoices/draftInvoices.ts';
import { advanceRefunds } from '../pay/refunds/advanceRefunds.ts';
import { advanceReturnedCharges } from '../pay/returnedCharges/advanceReturnedCharges.ts';
import { advanceReturnedParts } from '../pay/returnedParts/advanceReturnedParts.ts';
import { postRewards } from '../pay/rewards/postRewards.ts';
import { approveHours } from '../pay/payments/approveHours.ts';
import { remindOfPayment } from '../pay/duePay/remindOfPayment.ts';
import { advanceDisputePayments } from '../pay/disputes/advanceDisputePayments.ts';
import { decideDisputes } from '../pay/disputes/decideDisputes.ts';
import { remindOfDisputes } from '../pay/disputes/remindOfDisputes.ts';
import { autoSelect } from '../filling/autoSelect/autoSelect.ts';
import { clockOutForgotten } from '../day/timesheets/clockOutForgotten.ts';
import { boostReopened } from '../filling/boosts/boostReopened.ts';
import { flagLongAbsences } from '../day/geoLogs/flagLongAbsences.ts';
import { processQueuedOffers } from '../filling/operations/processQueuedOffers.ts';
import type { DueJob } from '../platform/dueWork/dueJob.ts';
import { endGigs } from '../schedule/lifecycle/endGigs.ts';
import { expireOffers } from '../filling/offers/expireOffers.ts';
import { noticeMissing } from '../filling/applications/noticeMissing.ts';
import { expireSelections } from '../filling/applications/expireSelections.ts';
import { deleteOldChanges } from '../platform/live/deleteOldChanges.ts';
import { deleteOldOperations } from '../filling/operations/deleteOldOperations.ts';
import { deleteOldWrites } from '../platform/idempotency/deleteOldWrites.ts';
import { moveToMarketplace } from '../schedule/lifecycle/moveToMarketplace.ts';
import { openToNetwork } from '../schedule/lifecycle/openToNetwork.ts';
import { planActs } from '../sandbox/script/planActs.ts';
import { performActs } from '../sandbox/script/performActs.ts';
import { sendMessages } from '../platform/outbox/sendMessages.ts';
import { takeBack } from '../pay/returnedParts/takeBack.ts';
import { returnSandboxCharges } from '../platform/cardNetwork/sandbox/returnSandboxCharges.ts';
import { settleGigs } from '../schedule/lifecycle/settleGigs.ts';
import { startGigs } from '../schedule/lifecycle/startGigs.ts';

/** Every scheduled job, ordered so that a job runs after the jobs that can make work for it. */
export const dueJobs: readonly DueJob[] = [
  sendMessages,
  processQueuedOffers,
  expireOffers,
  expireSelections,
  performActs,
  flagLongAbsences,
  noticeMissing,
  boostReopened,
  openToNetwork,
  moveToMarketplace,
  startGigs,
  clockOutForgotten,
  endGigs,
  remindOfDisputes,
  decideDisputes,
  approveHours,
  returnSandboxCharges(takeBack),
  advancePayments,
  advanceAdHocPayments,
  advanceRefunds,
  advanceReturnedCharges,
  advanceReturnedParts,
  postRewards,
  // Before drafting, so that a line of a draft that is over is on no other one.
  advanceInvoices,
  draftInvoices,
  advanceDisputePayments,
  settleGigs,
  remindOfPayment,
  autoSelect,
  planActs,
  deleteOldWrites,
  deleteOldChanges(webhookFeed),
  deleteOldOperations,
  pauseWithoutAccess,
  deleteOldDeliveries,
  deleteOldExports,
];
