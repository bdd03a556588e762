import type { UserError as UserErrorShape } from '../../platform/errors/userError.ts';
import { builder } from '../../platform/schema/builder.ts';
import { UserError } from '../../platform/schema/UserError.ts';
import { isValidated } from '../../platform/schema/validateOnly.ts';
import { Gig } from '../../schedule/gigs/Gig.ts';
import { loadGig } from '../../schedule/gigs/loadGig.ts';
import { OfferOperation } from '../operations/OfferOperation.ts';
import type { OperationWire } from '../operations/operationsApi.ts';
import { type OfferOutcome, OfferResult } from './OfferResult.ts';

/** What became of the offers of one of several gigs. */
export interface GigOfferOutcome {
  /** The global id of the gig. */
  readonly gigId: string;
  readonly gigNumber: number;
  /** Null when all offers were made or refused at once. */
  readonly operation: OperationWire | null;
  readonly results: readonly OfferOutcome[];
  /** Why the gig was not offered to anyone. */
  readonly errors: readonly UserErrorShape[];
}

export const GigOfferResult = builder.objectRef<GigOfferOutcome>('GigOfferResult').implement({
  description: 'Return type of offering one of several gigs.',
  fields: (t) => ({
    gigId: t.exposeID('gigId', { description: 'The ID of the gig, exactly as given in the input.' }),
    gig: t.field({
      type: Gig,
      nullable: true,
      description: 'The gig after the change. Null if it was not offered.',
      resolve: ({ gigNumber, errors }, _args, context) =>
        errors.length > 0 ? null : loadGig(gigNumber, context),
    }),
    operation: t.expose('operation', {
      type: OfferOperation,
      nullable: true,
      description: 'The background job to poll until it is DONE. Null if there is none.',
    }),
    results: t.field({
      type: [OfferResult],
      description:
        'The results so far, for each pro; empty if the gig was not offered. With `validateOnly`, only the refusals, since ' +
        'no offer is made.',
      extensions: { listSize: 50 },
      resolve: (outcome) =>
        isValidated(outcome) ? outcome.results.filter((result) => !('offer' in result)) : outcome.results,
    }),
    errors: t.expose('errors', {
      type: [UserError],
      description: 'Why the gig was not offered, with paths into the input; empty if it was.',
    }),
  }),
});
