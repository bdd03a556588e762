import type { Context } from '../../platform/context.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { eachApplicant } from '../applications/eachApplicant.ts';
import { pathsInList } from '../applications/pathsInList.ts';
import { offerOutcomes } from '../offers/offerOutcomes.ts';
import type { OfferOutcome } from '../offers/OfferResult.ts';
import type { OfferResultWire } from '../offers/directOfferWire.ts';
import type { ReplacementOutcome } from './ReplacementResult.ts';
import { createReplacements, type ReplacementItem } from './replacementsApi.ts';

interface Replacements {
  readonly gigNumber: number;
  /** In the order of the input. */
  readonly applicationIds: readonly string[];
  /** Those that name an application, in the same order. */
  readonly items: readonly ReplacementItem[];
  /** Dollars. */
  readonly boost: number | null;
  readonly message: string | null;
}

/** Replaces several pros of a gig by one call. Each succeeds or fails for itself. */
export async function sendReplacements(
  { gigNumber, applicationIds, items, boost, message }: Replacements,
  context: Pick<Context, 'rest'>,
): Promise<ReplacementOutcome[]> {
  const offers = new Map<number, OfferResultWire>();
  const { results } = await eachApplicant(applicationIds, { uuid: ['proId'] }, async () => {
    const response = await presentAt(
      ['gigId'],
      'gig',
      context.rest.call(createReplacements, {
        path: { gigId: gigNumber },
        body: { replacements: items, boost, message },
      }),
    );
    for (const result of response.results) {
      if (result.ok && result.offer) offers.set(result.application.id, result.offer);
    }
    return response.results;
  });
  return Promise.all(
    pathsInList('replacements', results).map(async (outcome, index) => {
      const offer = outcome.application && offers.get(outcome.application.id);
      const [made = null] = offer ? await offerOutcomes([offer], { pros: [], field: '' }, context) : [];
      return { ...outcome, offer: made && atItem(made, index) };
    }),
  );
}

/** A refused offer is about the pro that this item of the input names. */
function atItem(outcome: OfferOutcome, index: number): OfferOutcome {
  if ('offer' in outcome) return outcome;
  const path = ['replacements', String(index), 'proId'];
  return { ...outcome, errors: outcome.errors.map((error) => ({ ...error, path })) };
}
