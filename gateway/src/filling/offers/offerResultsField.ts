import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { isValidated } from '../../platform/schema/validateOnly.ts';
import { type OfferOutcome, OfferResult } from './OfferResult.ts';

/** The field `results` of the payloads of mutations that ask pros. */
export function offerResultsField<Payload extends { readonly results: readonly OfferOutcome[] }>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Payload>,
) {
  return t.field({
    type: [OfferResult],
    description:
      'The results so far, for each gig and pro; empty if the whole input was refused. With ' +
      '`validateOnly`, only the refusals, since no offer is made.',
    extensions: { listSize: 50 },
    resolve: (payload) => {
      if (payload instanceof RefusedPayload) return [];
      return isValidated(payload)
        ? payload.results.filter((result) => !('offer' in result))
        : payload.results;
    },
  });
}
