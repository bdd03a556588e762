import { z } from 'zod';
import { wireDecimal } from '../../platform/schema/wireDecimal.ts';
import { proWire } from '../../pros/profiles/proWire.ts';
import { wireError } from '../../platform/rest/wireError.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';

export const directOfferKinds = ['DIRECT_OFFER', 'ASSIGNMENT'] as const;
export const directOfferStatuses = ['PENDING', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN'] as const;
export const withdrawalReasons = ['STAFFER', 'GIG_FULL', 'GIG_CANCELLED', 'PRO_BLOCKED'] as const;

const bareOffer = z.object({
  id: z.int(),
  gig_id: z.int(),
  pro_id: z.int(),
  application_type: z.enum(directOfferKinds),
  status: z.enum(directOfferStatuses),
  /** The application that it led to. */
  application_id: z.int().nullish(),
  /** The application whose place is offered again. */
  replaces_application_id: z.int().nullish(),
  /** Dollars. */
  bonus: wireDecimal.nullish(),
  message: z.string().nullish(),
  withdrawal_reason: z.enum(withdrawalReasons).nullish(),
  expires_ts: wireInstant.nullish(),
  created_ts: wireInstant,
  answered_ts: wireInstant.nullish(),
});

/** An offer without its pro, as answers to writes carry it. */
export type BareOfferWire = z.infer<typeof bareOffer>;

/** An offer with its pro, as lists carry it. */
export const directOfferWire = bareOffer.extend({ pro: proWire });

export type DirectOfferWire = z.infer<typeof directOfferWire>;

/** The result for one gig and one pro. Servers may omit the pro. */
export const offerResultWire = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    gig_id: z.int(),
    pro_id: z.int(),
    offer: bareOffer,
    pro: proWire.nullish(),
  }),
  z.object({
    ok: z.literal(false),
    gig_id: z.int(),
    pro_id: z.int(),
    error: wireError,
    pro: proWire.nullish(),
  }),
]);

export type OfferResultWire = z.infer<typeof offerResultWire>;

/** Offers that are made in the background. */
const queued = z.object({ id: z.int(), status: z.literal('queued') });

const reported = z.union([offerResultWire, bareOffer]);

/** The results of offers. Those in a shape of the server's own are left out: the offers were made all the same. */
const results = z
  .array(z.union([reported, z.unknown().transform(() => null)]))
  .transform((all) => ({ results: all.filter((each) => each !== null) }));

/**
 * The response to offers: a result or an offer for each, one offer alone, an error, or an operation that makes them in the
 * background. Servers differ, and one server may send each of them.
 */
export const offersResponseWire = z.union([
  results,
  z.object({ error: wireError }),
  queued,
  reported.transform((offer) => ({ results: [offer] })),
  z.object({}).transform(() => ({ results: [] })),
]);
