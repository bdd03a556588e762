import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { type OfferOutcome, OfferResult } from './OfferResult.ts';

/** The field `results` of the payloads of mutations that ask pros. */
export function offerResultsField<Payload extends { readonly results: readonly OfferOutcome[] }>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Payload>,
) {
  return t.field({
    type: [OfferResult],
    description:
      'A result for each gig and pro, as far as they are done; empty when the whole input was refused.',
    extensions: { listSize: 50 },
    resolve: (payload) => (payload instanceof RefusedPayload ? [] : payload.results),
  });
}
