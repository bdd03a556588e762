import type { Caller } from '../../../platform/access/caller.ts';
import { accessOf, requirePermission } from '../../../platform/access/locationAccess.ts';
import { cardNetworkName } from '../../../platform/cardNetwork/cardNetwork.ts';
import type { Permission } from '../../../platform/access/permissions.ts';
import type { Database } from '../../../database/database.ts';
import { inTransactionOf } from '../../../platform/database/inTransactionOf.ts';
import { notFound } from '../../../platform/errors.ts';
import { overrideNoteChange } from '../overrideNote.ts';
import type { Upstream } from '../../../platform/server/services.ts';
import { requireTermsAccepted } from '../../../accounts/terms/requireTermsAccepted.ts';
import { confirm } from './confirm.ts';
import { countOnPro } from './updateProCounters.ts';
import { readFacts } from './readFacts.ts';
import { recountGigs } from '../../../schedule/gigs/recountGigs.ts';
import { select } from './select.ts';
import type { Transition } from './transition.ts';

/** A step of one application, and what the caller must be allowed to do at its location. */
export type Step = {
  applicationId: number;
  permission: Permission;
  transition: Transition;
  /** Why somebody gets a place in spite of a conflict. */
  overrideNote?: string | null | undefined;
};

/** The steps by which a business hires; the others wait for no terms. */
const hiring: ReadonlySet<Transition> = new Set([select, confirm]);

/**
 * Takes an application one step on, in one transaction. The gig is locked first, so that of two callers who want
 * the last place the second one sees it taken.
 *
 * @throws ApiError not_found or permission_denied by the caller's access, terms_required before hiring, or what the
 *   transition throws
 */
export async function applyTransition(
  { database, clock, settings }: Upstream,
  caller: Caller,
  { applicationId, permission, transition, overrideNote }: Step,
): Promise<void> {
  const gigId = await gigOfPermitted(database, caller, applicationId, permission);
  if (hiring.has(transition)) await requireTermsAccepted(database, caller);
  await inTransactionOf({ database, clock }, caller, async (trx) => {
    const facts = await readFacts(
      trx,
      { gigId, applicationId },
      { caller, network: cardNetworkName({ settings }), now: () => clock.now() },
    );
    const pair = { proId: facts.application.pro_id, gigId };
    const note = { pair, userId: caller.userId, now: facts.now };
    const change = { ...transition(facts), ...(await overrideNoteChange(trx, overrideNote, note)) };
    await trx
      .updateTable('gig_applications')
      .set({ ...change, last_updated_ts: facts.now })
      .where('id', '=', applicationId)
      .execute();
    await recountGigs(trx, [gigId], facts.now);
    await countOnPro(trx, facts.application.pro_id, change);
  });
}

async function gigOfPermitted(
  database: Database,
  caller: Caller,
  applicationId: number,
  permission: Permission,
): Promise<number> {
  const found = await database
    .selectFrom('gig_applications')
    .innerJoin('locations', 'locations.id', 'gig_applications.location_id')
    .select(['gig_applications.gig_id', 'locations.id', 'locations.organization_id'])
    .where('gig_applications.id', '=', applicationId)
    .executeTakeFirst();
  const access = found && accessOf(caller, found);
  if (!access) throw notFound('application');
  requirePermission(access, permission);
  return found.gig_id;
}
