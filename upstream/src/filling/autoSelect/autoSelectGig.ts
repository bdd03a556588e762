import { confirm } from '../applications/transitions/confirm.ts';
import { readFacts } from '../applications/transitions/readFacts.ts';
import { recountGigs } from '../../schedule/gigs/recountGigs.ts';
import { select } from '../applications/transitions/select.ts';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Transition } from '../applications/transitions/transition.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import { autoSelectCandidates } from './autoSelectCandidates.ts';
import { explainChoice } from './explainChoice.ts';

type Round = {
  gigId: number;
  /** Applicants with a lower match score wait. */
  leastScore: number;
  now: Date;
};

const system = { userId: 0, isPlatformAdmin: false };

/** Selected and confirmed at once: by applying, the pro has agreed to be auto-matched. */
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
 * Fills the open places of a gig with its best applicants, and confirms them. Leaves the places that a location
 * overfills to managers. The gig must be locked. Selects no one without a payment method.
 */
export async function autoSelectGig(
  { clock, settings }: DueServices,
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
