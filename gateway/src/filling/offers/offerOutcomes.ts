import { codedError } from '../../platform/errors/graphqlErrors.ts';
import { userErrorsFromWire } from '../../platform/errors/userError.ts';
import type { ProWire } from '../../pros/profiles/proWire.ts';
import type { BareOfferWire, OfferResultWire } from './directOfferWire.ts';
import type { OfferOutcome } from './OfferResult.ts';

/** The pros of an input. */
export interface NamedPros {
  /** In the order of the input. */
  readonly pros: readonly ProWire[];
  /** The field of the input that names them. */
  readonly field: string;
}

/**
 * The outcome for each pro of the upstream's response. The path of a refusal is the pro's place in the input, if the
 * input names the pro.
 *
 * @throws GraphQLError with the code UPSTREAM_INVALID if a result is for an unknown pro
 */
export function offerOutcomes(
  results: readonly (OfferResultWire | BareOfferWire)[],
  { pros, field }: NamedPros,
): OfferOutcome[] {
  return results.map((result) => {
    const index = pros.findIndex(({ profile_id }) => profile_id === result.pro_id);
    const pro = ('ok' in result ? result.pro : null) ?? pros[index] ?? null;
    if ('ok' in result && !result.ok) {
      const path = index < 0 ? [] : [field, String(index)];
      const errors = userErrorsFromWire(result.error).map((error) => ({ ...error, path }));
      return { gigNumber: result.gig_id, pro, errors };
    }
    const offer = 'ok' in result ? result.offer : result;
    if (!pro) {
      throw codedError('UPSTREAM_INVALID', 'The upstream service returned a result for another pro.');
    }
    return { offer: { ...offer, pro } };
  });
}
