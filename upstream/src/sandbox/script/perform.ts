import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { SandboxActKind, SandboxActsTable } from '../sandboxTables.ts';
import { acceptOffer } from '../../filling/offers/acceptOffer.ts';
import { declineOffer } from '../../filling/offers/declineOffer.ts';
import type { DueUpstream } from '../../dueWork/dueJob.ts';
import { acceptInvite } from '../../pros/network/invites/acceptInvite.ts';
import { applyToGig } from '../proActs/applyToGig.ts';
import { cancelApplication } from '../../proActs/cancelApplication.ts';
import { confirmSelection } from '../../proActs/confirmSelection.ts';
import { punch } from '../proActs/punch.ts';
import { stayAway } from '../proActs/stayAway.ts';

/** An act whose time has come. */
export type DueAct = Pick<
  Selectable<SandboxActsTable>,
  'id' | 'kind' | 'pro_id' | 'gig_id' | 'application_id' | 'offer_id' | 'invite_id'
>;

type Perform = (upstream: DueUpstream, trx: Transaction<Tables>, act: DueAct) => Promise<unknown>;

const performers: Record<SandboxActKind, Perform> = {
  APPLY: (upstream, trx, { gig_id, pro_id }) =>
    applyToGig(upstream, trx, { gigId: gig_id ?? 0, proId: pro_id }),
  ACCEPT_OFFER: (upstream, trx, { offer_id }) => acceptOffer(upstream, trx, offer_id ?? 0),
  DECLINE_OFFER: (upstream, trx, { offer_id }) => declineOffer(upstream, trx, offer_id ?? 0),
  CONFIRM: (upstream, trx, { application_id }) => confirmSelection(upstream, trx, application_id ?? 0),
  CANCEL: (upstream, trx, { application_id }) => cancelApplication(upstream, trx, application_id ?? 0),
  CLOCK_IN: (upstream, trx, { application_id }) =>
    punch(upstream, trx, { applicationId: application_id ?? 0, type: 'CLOCK_IN' }),
  CLOCK_OUT: (upstream, trx, { application_id }) =>
    punch(upstream, trx, { applicationId: application_id ?? 0, type: 'CLOCK_OUT' }),
  NO_SHOW: (_upstream, trx, { application_id }) => stayAway(trx, application_id ?? 0),
  JOIN_NETWORK: (upstream, trx, { invite_id, pro_id }) =>
    acceptInvite(upstream, trx, { inviteId: invite_id ?? 0, proId: pro_id }),
};

/**
 * Does what a pro has decided, by the rules that everybody meets.
 *
 * @throws ApiError when the rules refuse it
 */
export async function perform(upstream: DueUpstream, trx: Transaction<Tables>, act: DueAct): Promise<void> {
  await performers[act.kind](upstream, trx, act);
}
