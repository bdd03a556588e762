import { z } from 'zod';
import { wireDecimal } from '../../platform/schema/wireDecimal.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';

const homeGigWire = z.object({
  id: z.int(),
  skill_name: z.string(),
  start_time: wireInstant,
  end_time: wireInstant,
  allowed_confirmed_pros: z.int(),
  selected_applications: z.int(),
  confirmed_applications: z.int(),
  open_applications: z.int(),
  pending_offers: z.int(),
  fill_history: z.object({ gigs: z.int(), filled_gigs: z.int() }).nullable(),
});

export type HomeGigWire = z.infer<typeof homeGigWire>;

const waitingWire = z.object({ count: z.int(), gigs: z.array(homeGigWire) });

const homeDayWire = z.object({ date: z.string(), gigs: z.int(), places: z.int(), confirmed: z.int() });
const homeWeekWire = z.object({ from: z.string(), cost_amount: wireDecimal });

const expiringCertificationWire = z.object({
  pro_uuid: z.string(),
  pro_name: z.string(),
  pro_phone_number: z.string().nullish(),
  certification_name: z.string(),
  expiration_date: z.string(),
  gig_id: z.int(),
  gig_start_time: wireInstant,
});

/** A certification that is about to expire. */
export type ExpiringCertificationWire = z.infer<typeof expiringCertificationWire>;

/** What is going on at a location; what is new since the first servers may be absent, and null is what the viewer may not see. */
export const homeWire = z.object({
  location_id: z.int(),
  today: z.string(),
  days: z.array(homeDayWire),
  missing: z.array(z.object({ gig: homeGigWire, pro_names: z.array(z.string()) })),
  open: z.object({ gigs: z.int(), places: z.int(), first: z.array(homeGigWire) }).nullable(),
  short: z.array(z.object({ gig: homeGigWire, places: z.int(), pro_names: z.array(z.string()) })).nullish(),
  applicants: waitingWire.nullish(),
  offers: waitingWire.nullish(),
  expiring_certifications: z.object({ count: z.int(), first: z.array(expiringCertificationWire) }).nullish(),
  flagged_geo_logs: z.int().nullable(),
  pay: z.object({ due_gigs: z.int(), failed_gigs: z.int() }).nullable(),
  invoices: z.object({ unpaid: z.int(), to_review: z.int() }).nullish(),
  failed_extra_payments: z.int().nullish(),
  open_disputes: z.int().nullish(),
  open_invitations: z.int().nullable(),
  weeks: z.array(homeWeekWire).nullable(),
  setup: z
    .object({
      is_approved: z.boolean(),
      has_accepted_terms: z.boolean(),
      has_contact: z.boolean().nullish(),
      has_team: z.boolean().nullish(),
      has_payment_method: z.boolean().nullable(),
      has_posted: z.boolean(),
    })
    .nullable(),
});

/** What is going on at a location. */
export type HomeWire = z.infer<typeof homeWire>;

/** What the locations of the viewer add up to; null is what the viewer may not see, or what is too much to sum. */
export const homeTotalsWire = z.object({
  locations: z.int(),
  organization_id: z.int().nullable(),
  today: z.string(),
  days: z.array(homeDayWire).nullable(),
  weeks: z.array(homeWeekWire).nullable(),
});

/** What the locations of the viewer add up to. */
export type HomeTotalsWire = z.infer<typeof homeTotalsWire>;
