import { z } from 'zod';
import { errorBodySchema } from '../../platform/errors.ts';
import { proSummary } from '../../pros/profiles/proSummary.ts';
import { id, instant } from '../../platform/server/parameters.ts';

/** Where an offer stands: only a PENDING one waits for an answer. */
export const offerStatuses = ['PENDING', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN'] as const;

/** An offer on the wire. */
export const offerResponse = z
  .object({
    id,
    gig_id: id,
    location_id: id,
    pro_id: id,
    application_type: z.enum(['DIRECT_OFFER', 'ASSIGNMENT']),
    status: z.enum(offerStatuses),
    application_id: id.nullable().describe('The application that it led to'),
    replaces_application_id: id.nullable().describe('The application whose place is offered again'),
    bonus: z.number().nonnegative().nullable().describe('Dollars on top of the wage'),
    message: z.string().nullable().describe('What the business wrote to the pro'),
    withdrawal_reason: z.enum(['STAFFER', 'GIG_FULL', 'GIG_CANCELLED', 'PRO_BLOCKED']).nullable(),
    expires_ts: instant.nullable().describe('Until when it can be accepted; null: it needs no answer'),
    created_ts: instant,
    answered_ts: instant.nullable().describe('When the pro accepted or declined'),
  })
  .meta({ id: 'DirectOffer' });

/** An offer on the wire. */
export type OfferResponse = z.output<typeof offerResponse>;

/** An offer of a list: with its pro, as seen at the location. */
export const listedOffer = offerResponse.extend({ pro: proSummary }).meta({ id: 'DirectOfferWithPro' });

const item = { gig_id: id, pro_id: id };
const refusal = errorBodySchema.shape.error;

/** What became of one gig and one pro: an offer, or why there is none. */
export type OfferResult = { gig_id: number; pro_id: number } & (
  | { ok: true; offer: OfferResponse }
  | { ok: false; error: z.output<typeof refusal> }
);

/** As {@link OfferResult}, with the pro; null: there is no such pro. */
export const offerResultResponse = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), ...item, offer: offerResponse, pro: proSummary.nullable() }),
  z.object({ ok: z.literal(false), ...item, error: refusal, pro: proSummary.nullable() }),
]);
