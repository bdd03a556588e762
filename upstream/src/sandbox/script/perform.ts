import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { SandboxActKind, SandboxActsTable } from '../sandboxTables.ts';
import { acceptOffer } from '../../filling/offers/acceptOffer.ts';
import { declineOffer } from '../../filling/offers/declineOffer.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import { acceptInvite } from '../../pros/network/invites/acceptInvite.ts';
import { answerDispute } from '../proActs/answerDispute.ts';
import { applyToGig } from '../proActs/applyToGig.ts';
import { cancelApplication } from '../proActs/cancelApplication.ts';
import { confirmSelection } from '../proActs/confirmSelection.ts';
import { crossFence } from '../proActs/crossFence.ts';
import { disputeWork } from '../proActs/disputeWork.ts';
import { punch } from '../proActs/punch.ts';
import { stayAway } from '../proActs/stayAway.ts';

export type DueAct = Pick<
  Selectable<SandboxActsTable>,
  'id' | 'kind' | 'pro_id' | 'gig_id' | 'application_id' | 'offer_id' | 'invite_id'
>;

type Perform = (services: DueServices, trx: Transaction<Tables>, act: DueAct) => Promise<unknown>;

const performers: Record<SandboxActKind, Perform> = {
  APPLY: (services, trx, { gig_id, pro_id }) =>
    applyToGig(services, trx, { gigId: gig_id ?? 0, proId: pro_id }),
  ACCEPT_OFFER: (services, trx, { offer_id }) => acceptOffer(services, trx, offer_id ?? 0),
  DECLINE_OFFER: (services, trx, { offer_id }) => declineOffer(services, trx, offer_id ?? 0),
  CONFIRM: (services, trx, { application_id }) => confirmSelection(services, trx, application_id ?? 0),
  CANCEL: (services, trx, { application_id }) => cancelApplication(services, trx, application_id ?? 0),
  CLOCK_IN: (services, trx, { application_id }) =>
    punch(services, trx, { applicationId: application_id ?? 0, type: 'CLOCK_IN' }),
  CLOCK_OUT: (services, trx, { application_id }) =>
    punch(services, trx, { applicationId: application_id ?? 0, type: 'CLOCK_OUT' }),
  NO_SHOW: (_services, trx, { application_id }) => stayAway(trx, application_id ?? 0),
  LEAVE_SITE: (services, trx, { application_id }) =>
    crossFence(services, trx, { applicationId: application_id ?? 0, to: 'elsewhere' }),
  RETURN_TO_SITE: (services, trx, { application_id }) =>
    crossFence(services, trx, { applicationId: application_id ?? 0, to: 'site' }),
  DISPUTE_HOURS: (services, trx, { application_id }) =>
    disputeWork(services, trx, { applicationId: application_id ?? 0, subject: 'HOURS' }),
  DISPUTE_PAYMENT: (services, trx, { application_id }) =>
    disputeWork(services, trx, { applicationId: application_id ?? 0, subject: 'PAYMENT' }),
  DISPUTE_CANCELLATION: (services, trx, { application_id }) =>
    disputeWork(services, trx, { applicationId: application_id ?? 0, subject: 'CANCELLATION' }),
  ACCEPT_COUNTER: (services, trx, { application_id }) =>
    answerDispute(services, trx, { applicationId: application_id ?? 0, accepts: true }),
  DECLINE_COUNTER: (services, trx, { application_id }) =>
    answerDispute(services, trx, { applicationId: application_id ?? 0, accepts: false }),
  JOIN_NETWORK: (services, trx, { invite_id, pro_id }) =>
    acceptInvite(services, trx, { inviteId: invite_id ?? 0, proId: pro_id }),
};

/**
 * Carries out a pro's planned act, subject to the normal rules.
 *
 * @throws ApiError when the rules reject it
 */
export async function perform(services: DueServices, trx: Transaction<Tables>, act: DueAct): Promise<void> {
  await performers[act.kind](services, trx, act);
}
