import { type BuilderTypes } from '../../platform/schema/builder.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import type { ApplicantsPayload } from './eachApplicant.ts';
import { ApplicantResult } from './ApplicantResult.ts';

/** The field `results` of a bulk mutation's payload. */
export function resultsField<Payload extends ApplicantsPayload>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Payload>,
) {
  return t.field({
    type: [ApplicantResult],
    description: 'A result for each ID of the input, in its order; empty when the whole input was refused.',
    resolve: (payload) => (payload instanceof RefusedPayload ? [] : payload.results),
  });
}
