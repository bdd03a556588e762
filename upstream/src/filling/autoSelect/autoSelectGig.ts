import { confirm } from '../applications/transitions/confirm.ts';
import { readFacts } from '../applications/transitions/readFacts.ts';
import { recountGigs } from '../../schedule/gigs/recountGigs.ts';
import { select } from '../applications/transitions/select.ts';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Database } from '../../database/database.ts';
import type { Transition } from '../applications/transitions/transition.ts';
import type { DueUpstream } from '../../dueWork/dueJob.ts';
import { autoSelectCandidates } from './autoSelectCandidates.ts';
import { explainChoice } from './explainChoice.ts';

type Round = {
  gigId: number;
  /** Applicants with a lower match score wait. */
  leastScore: number;
  now: Date;
};

const system = { userId: 0, isPlatformAdmin: false };

/** The place is given and taken in one: who is matched by itself has said yes by applying. */
const match: Transition = (facts) => {
  const selected = select(facts);
  const application = { ...facts.application, is_selected: true };
  return {
    ...selected,
    ...confirm({ ...facts, application }),
    selection_source: 'AUTO_MATCH',
    selected_by_user_id: null,
  };
};

/**
 * Gives the free places of a gig to its best applicants, and confirms them. The places that a location overfills are
 * left to people. The gig must be locked. Where nobody could be paid, nobody is chosen.
 */
export async function autoSelectGig(
  { clock, settings }: DueUpstream,
  trx: Database,
  { gigId, leastScore, now }: Round,
): Promise<void> {
  const candidates = await autoSelectCandidates(trx, { gigId, leastScore, now });
  for (const [index, { id, pro_id: _pro, ...candidate }] of candidates.entries()) {
    const facts = await readFacts(
      trx,
      { gigId, applicationId: id },
      { caller: system, network: cardNetworkName({ settings }), now: () => clock.now() },
    );
    const { gig } = facts;
    const isFull = gig.selected_applications >= gig.allowed_confirmed_pros;
    if (isFull || !facts.hasPaymentMethod || gig.status !== 'POSTED' || gig.start_time <= now) return;
    await trx
      .updateTable('gig_applications')
      .set({
        ...match(facts),
        selection_explanation: explainChoice(candidate, candidates.length - index),
        last_updated_ts: now,
      })
      .where('id', '=', id)
      .execute();
    await recountGigs(trx, [gigId], now);
  }
}
