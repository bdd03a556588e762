import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { type GigOutcome, GigResult } from './GigResult.ts';

/** The payload of a mutation that does something with several gigs. */
export interface GigsPayload {
  readonly results: readonly GigOutcome[];
}

/** The field `results` of such a payload. */
export function gigResultsField<Payload extends GigsPayload>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Payload>,
) {
  return t.field({
    type: [GigResult],
    description:
      'A result for each gig, in the order of the input or, within a series, by start; empty when the whole input was ' +
      'refused.',
    resolve: (payload) => (payload instanceof RefusedPayload ? [] : payload.results),
  });
}
