import type { UserError as UserErrorShape } from '../../platform/errors/userError.ts';
import { Gig } from '../../schedule/gigs/Gig.ts';
import { loadGig } from '../../schedule/gigs/loadGig.ts';
import { Pro } from '../../pros/profiles/Pro.ts';
import type { ProWire } from '../../pros/profiles/proWire.ts';
import { builder } from '../../platform/schema/builder.ts';
import { UserError } from '../../platform/schema/UserError.ts';
import { DirectOffer } from './DirectOffer.ts';
import type { DirectOfferWire } from './directOfferWire.ts';

/** An offer that was made. */
interface MadeOffer {
  readonly offer: DirectOfferWire;
}

/** An offer that was not made. */
interface RefusedOffer {
  readonly gigNumber: number;
  /** Null where there is no such pro. */
  readonly pro: ProWire | null;
  readonly errors: readonly UserErrorShape[];
}

/** The result for one gig and one pro. */
export type OfferOutcome = MadeOffer | RefusedOffer;

const OfferMade = builder.objectRef<MadeOffer>('OfferMade').implement({
  description: 'An offer, or an assignment, that was made.',
  fields: (t) => ({
    offer: t.expose('offer', { type: DirectOffer, description: 'The offer that was made.' }),
  }),
});

const OfferRefused = builder.objectRef<RefusedOffer>('OfferRefused').implement({
  description: 'A pro and a gig for which no offer was made. Other results of the input are unaffected.',
  fields: (t) => ({
    gig: t.field({
      type: Gig,
      nullable: true,
      description: 'The gig after the change.',
      resolve: ({ gigNumber }, _args, context) => loadGig(gigNumber, context),
    }),
    pro: t.expose('pro', {
      type: Pro,
      nullable: true,
      description: 'The pro. Null if the pro does not exist.',
    }),
    errors: t.expose('errors', { type: [UserError], description: 'The reasons why no offer was made.' }),
  }),
});

export const OfferResult = builder.unionType('OfferResult', {
  description: 'The result for one pro and one gig. Each offer succeeds or fails on its own.',
  types: [OfferMade, OfferRefused],
  resolveType: (outcome) => ('offer' in outcome ? OfferMade : OfferRefused),
});
