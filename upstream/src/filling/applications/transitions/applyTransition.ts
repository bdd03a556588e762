import type { Transaction } from 'kysely';
import type { Caller } from '../../../platform/access/caller.ts';
import { cardNetworkName } from '../../../platform/cardNetwork/cardNetwork.ts';
import type { Permission } from '../../../platform/access/permissions.ts';
import { inTransactionOf } from '../../../platform/database/inTransactionOf.ts';
import { clockOutSentHome } from './clockOutSentHome.ts';
import { gigOfPermitted } from '../gigOfPermitted.ts';
import { notifyOfHours } from '../notifyOfHours.ts';
import { notifyOfPlace } from '../notifyOfPlace.ts';
import { overrideNoteChange } from '../overrideNote.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Services } from '../../../platform/server/services.ts';
import { requireTermsAccepted } from '../../../accounts/terms/requireTermsAccepted.ts';
import { confirm } from './confirm.ts';
import { updateProCounters } from './updateProCounters.ts';
import { type AppliedFacts, readFacts } from './readFacts.ts';
import { recountGigs } from '../../../schedule/gigs/recountGigs.ts';
import { select } from './select.ts';
import type { ApplicationChange } from './transition.ts';

/** A transition that may also read and write what belongs to the application. */
export type AppliedTransition = (
  facts: AppliedFacts,
  trx: Transaction<Tables>,
) => ApplicationChange | Promise<ApplicationChange>;

/** A transition of one application, and the permission it requires at its location. */
export type Step = {
  applicationId: number;
  permission: Permission;
  transition: AppliedTransition;
  /** Why the pro gets the place despite a conflict or a blocker. */
  overrideNote?: string | null | undefined;
};

/** The steps by which a business hires; the others wait for no terms and need no note. */
const hiring: ReadonlyMap<AppliedTransition, 'select' | 'confirm'> = new Map([
  [select, 'select'],
  [confirm, 'confirm'],
]);

/**
 * Applies a transition to an application, in one transaction. Locks the gig first, so that of two concurrent requests
 * for the last place the second one fails.
 *
 * @throws ApiError not_found or permission_denied by the caller's access, terms_required before hiring, or what the
 *   transition throws; confirmation_required for a pro who is only accepted with a note
 */
export async function applyTransition(
  services: Services,
  caller: Caller,
  { applicationId, permission, transition, overrideNote }: Step,
): Promise<void> {
  const { database, clock, settings } = services;
  const gigId = await gigOfPermitted(database, caller, applicationId, permission);
  const act = hiring.get(transition);
  if (act) await requireTermsAccepted(database, caller);
  await inTransactionOf({ database, clock }, caller, async (trx) => {
    const facts = await readFacts(
      trx,
      { gigId, applicationId },
      { caller, network: cardNetworkName({ settings }), now: () => clock.now() },
    );
    const change = await transition(facts, trx);
    if (act) {
      const pair = { proId: facts.application.pro_id, gigId };
      const acceptance = {
        act,
        applicationId,
        pair,
        note: overrideNote,
        userId: caller.userId,
        now: facts.now,
      };
      Object.assign(change, await overrideNoteChange(trx, acceptance));
    }
    await trx
      .updateTable('gig_applications')
      .set({ ...change, last_updated_ts: facts.now })
      .where('id', '=', applicationId)
      .execute();
    if (change.sent_home_ts) await clockOutSentHome(trx, applicationId, facts);
    if (change.hours_updated_ts && !change.sent_home_ts) await notifyOfHours(services, trx, applicationId);
    await notifyOfPlace(services, trx, facts, change);
    await recountGigs(trx, [gigId], facts.now);
    await updateProCounters(trx, facts, change);
  });
}
