import type { Caller } from '../../platform/access/caller.ts';
import { ApiError, type ErrorDetail } from '../../platform/errors.ts';
import type { Services } from '../../platform/server/services.ts';
import type { OfferResult } from '../offers/offerResponse.ts';
import { factsOfReplacements } from './factsOfReplacements.ts';
import { replace } from './replace.ts';
import type { ReplacementItem, ReplacementsBody } from './replaceApplications.ts';

/** What became of one pro: out, with the offer to another pro if there is one; or why not. */
export type ReplacementOutcome = { application_id: number } & (
  | { offer: OfferResult | null }
  | { error: ErrorDetail }
);

/**
 * Replaces several pros of a gig, each in a transaction of its own. The bonus is raised with the first of them.
 *
 * @throws ApiError invalid at the boost; then nothing is done
 */
export async function replaceEach(
  services: Services,
  caller: Caller,
  { gigId, replacements, boost, message }: ReplacementsBody & { gigId: number },
): Promise<ReplacementOutcome[]> {
  const facts = await factsOfReplacements(services.database, { gigId, replacements });
  // A repeated request finds the bonus raised.
  let isBoosted = boost === facts.bonus;
  const asked = new Set(facts.namedProIds);
  const replaceOne = async ({ application_id, reason, uuid }: ReplacementItem) => {
    const proId = facts.proIdOf(uuid);
    facts.requireOnGig(application_id);
    const [offer = null] = await replace(services, caller, {
      applicationId: application_id,
      gigId,
      reason,
      boost: isBoosted ? null : boost,
      ...(proId !== null && { pro_ids: [proId] }),
      limit: 1,
      message,
      excludeProIds: [...asked],
    });
    isBoosted = true;
    if (offer) asked.add(offer.pro_id);
    return offer;
  };

  const outcomes: ReplacementOutcome[] = [];
  // Sequential, so that the best matches go to the first places.
  for (const item of replacements) {
    const { application_id } = item;
    try {
      outcomes.push({ application_id, offer: await replaceOne(item) });
    } catch (error) {
      if (!(error instanceof ApiError) || error.extras.target === 'boost') throw error;
      outcomes.push({ application_id, error: error.toDetail() });
    }
  }
  return outcomes;
}
