import type { Context } from '../../platform/context.ts';
import { userErrorsFromWire } from '../../platform/errors/userError.ts';
import { RestError } from '../../platform/rest/restError.ts';
import type { RestSession } from '../../platform/rest/restSession.ts';
import type { ProWire } from '../../pros/profiles/proWire.ts';
import type { BareOfferWire, OfferResultWire } from './directOfferWire.ts';
import { directOfferById } from './directOffersApi.ts';
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
 * input names the pro. An offer whose pro cannot be found out is left out.
 */
export async function offerOutcomes(
  results: readonly (OfferResultWire | BareOfferWire)[],
  { pros, field }: NamedPros,
  { rest }: Pick<Context, 'rest'>,
): Promise<OfferOutcome[]> {
  const outcomes = results.map(async (result): Promise<OfferOutcome[]> => {
    const index = pros.findIndex(({ profile_id }) => profile_id === result.pro_id);
    const pro = ('ok' in result ? result.pro : null) ?? pros[index] ?? null;
    if ('ok' in result && !result.ok) {
      const path = index < 0 ? [] : [field, String(index)];
      const errors = userErrorsFromWire(result.error).map((error) => ({ ...error, path }));
      return [{ gigNumber: result.gig_id, pro, errors }];
    }
    const offer = 'ok' in result ? result.offer : result;
    const receiver = pro ?? (await proOfOffer(offer.id, rest));
    return receiver === null ? [] : [{ offer: { ...offer, pro: receiver } }];
  });
  return (await Promise.all(outcomes)).flat();
}

/** The pro of an offer to a group or to recommended pros, who are not named in the input. */
async function proOfOffer(id: number, rest: RestSession): Promise<ProWire | null> {
  try {
    return (await rest.load(directOfferById, id))?.pro ?? null;
  } catch (failure) {
    // The offer was made, so what cannot be read about it must not look like a failure.
    if (failure instanceof RestError) return null;
    throw failure;
  }
}
