import { builder } from '../../platform/schema/builder.ts';
import { UserError } from '../../platform/schema/UserError.ts';
import { isValidated, unlessValidated } from '../../platform/schema/validateOnly.ts';
import type { ApplicantOutcome } from '../applications/ApplicantResult.ts';
import { GigApplication } from '../applications/GigApplication.ts';
import { type OfferOutcome, OfferResult } from '../offers/OfferResult.ts';

/** What became of one pro: out, with the offer to another one; or why not. */
export interface ReplacementOutcome extends ApplicantOutcome {
  readonly offer: OfferOutcome | null;
}

export const ReplacementResult = builder.objectRef<ReplacementOutcome>('ReplacementResult').implement({
  description: 'The result for one pro of several who are replaced.',
  fields: (t) => ({
    applicationId: t.exposeID('applicationId', { description: 'The application ID from the input.' }),
    application: t.field({
      type: GigApplication,
      nullable: true,
      description: 'The application, now cancelled. Null if it was refused, or was only validated.',
      resolve: (outcome) => unlessValidated(outcome, outcome.application),
    }),
    offer: t.field({
      type: OfferResult,
      nullable: true,
      description:
        'The offer to the other pro, or why it was not made. Null if no pro matches or the pro was not ' +
        'replaced. With `validateOnly`, only a refusal.',
      resolve: (outcome) =>
        outcome.offer !== null && 'offer' in outcome.offer && isValidated(outcome) ? null : outcome.offer,
    }),
    errors: t.expose('errors', {
      type: [UserError],
      description: 'Why the pro was not replaced; empty if the pro is out.',
    }),
  }),
});
