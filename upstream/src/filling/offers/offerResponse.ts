import { z } from 'zod';
import { errorBodySchema } from '../../platform/errors.ts';
import { proSummary } from '../../pros/profiles/proSummary.ts';
import { id, instant } from '../../platform/server/parameters.ts';

/** The statuses of an offer. Only a PENDING one can be accepted or declined. */
export const offerStatuses = ['PENDING', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN'] as const;

/** A direct offer. */
export const offerResponse = z
  .object({
    id,
    gig_id: id,
    location_id: id,
    pro_id: id,
    application_type: z.enum(['DIRECT_OFFER', 'ASSIGNMENT']),
    status: z.enum(offerStatuses),
    application_id: id.nullable().describe('The application that results from it'),
    replaces_application_id: id.nullable().describe('The application whose place is offered again'),
    bonus: z.number().nonnegative().nullable().describe('Dollars on top of the wage'),
    message: z.string().nullable().describe('The message of the business to the pro'),
    withdrawal_reason: z.enum(['STAFFER', 'GIG_FULL', 'GIG_CANCELLED', 'PRO_BLOCKED']).nullable(),
    expires_ts: instant
      .nullable()
      .describe('When it expires; null for an assignment, which needs no response'),
    created_ts: instant,
    answered_ts: instant.nullable().describe('When the pro accepted or declined'),
  })
  .meta({ id: 'DirectOffer' });

/** A direct offer. */
export type OfferResponse = z.output<typeof offerResponse>;

/** An offer of a list: with its pro, as seen at the location. */
export const listedOffer = offerResponse.extend({ pro: proSummary }).meta({ id: 'DirectOfferWithPro' });

const item = { gig_id: id, pro_id: id };
const refusal = errorBodySchema.shape.error;

/** The response schema for one gig and one pro: an offer, or the error. */
export type OfferResult = { gig_id: number; pro_id: number } & (
  | { ok: true; offer: OfferResponse }
  | { ok: false; error: z.output<typeof refusal> }
);

/** As {@link OfferResult}, with the pro; null: there is no such pro. */
export const offerResultResponse = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), ...item, offer: offerResponse, pro: proSummary.nullable() }),
  z.object({ ok: z.literal(false), ...item, error: refusal, pro: proSummary.nullable() }),
]);
