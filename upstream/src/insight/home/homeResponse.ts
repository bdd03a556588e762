import { z } from 'zod';
import { id, instant } from '../../platform/server/parameters.ts';

const count = z.int().nonnegative();
const date = z.iso.date();

const homeGig = z
  .object({
    id,
    skill_name: z.string(),
    start_time: instant,
    end_time: instant,
    allowed_confirmed_pros: count,
    selected_applications: count.describe('Selected and not cancelled, including confirmed ones'),
    confirmed_applications: count,
    open_applications: count.describe('Neither cancelled nor selected'),
    pending_offers: count.describe('Direct offers that can still be answered'),
    fill_history: z
      .object({ gigs: count, filled_gigs: count })
      .nullable()
      .describe('How similar gigs filled in the last 365 days; null in the list of several locations'),
  })
  .meta({ id: 'HomeGig' });

export type HomeGig = z.output<typeof homeGig>;

const waiting = z.object({
  count,
  gigs: z.array(homeGig).describe('The first of the gigs, the earliest first'),
});

const expiringCertification = z.object({
  pro_uuid: z.uuid(),
  pro_name: z.string(),
  pro_phone_number: z.string().nullable(),
  certification_name: z.string(),
  expiration_date: date.describe('The last day on which it counts'),
  gig_id: id.describe("The pro's next gig at the location"),
  gig_start_time: instant,
});

const homeSetup = z.object({
  is_approved: z.boolean(),
  has_accepted_terms: z.boolean().describe('Whether the caller accepted the current terms'),
  has_contact: z
    .boolean()
    .nullable()
    .describe('Whether pros can call the location; null without locations.edit'),
  has_team: z
    .boolean()
    .nullable()
    .describe('Whether more than one person is on the team or invited; null without team.manage'),
  has_payment_method: z.boolean().nullable().describe('Null without billing.manage'),
  has_posted: z.boolean().describe('Gigs that await approval do not count, cancelled gigs do'),
});

/** Coverage of a day. */
export const homeDay = z.object({ date, gigs: count, places: count, confirmed: count });

/** What a week costs in dollars, by its first day. */
export const homeWeek = z.object({ from: date, cost_amount: z.number().nonnegative() });

/** What is going on at a location, for one caller. */
export const homeResponse = z
  .object({
    location_id: id,
    today: date.describe('In the time zone of the location'),
    days: z.array(homeDay).describe('Today and the six days after it, by the day on which gigs start'),
    missing: z
      .array(z.object({ gig: homeGig, pro_names: z.array(z.string()) }))
      .describe('Gigs under way whose confirmed pros have not clocked in'),
    open: z
      .object({ gigs: count, places: count, first: z.array(homeGig) })
      .nullable()
      .describe('Gigs of these days that need pros, the earliest first; null without applications.manage'),
    short: z
      .array(z.object({ gig: homeGig, places: count, pro_names: z.array(z.string()) }))
      .nullable()
      .describe(
        'Gigs under way with open places of pros who do not come, while others can take them; null without applications.manage',
      ),
    applicants: waiting
      .nullable()
      .describe(
        'Applicants without a decision of gigs to come that need pros, also later than these days; null without ' +
          'applications.manage',
      ),
    offers: waiting.nullable().describe('Offers without an answer, likewise'),
    expiring_certifications: z
      .object({ count, first: z.array(expiringCertification) })
      .nullable()
      .describe(
        'Certifications of confirmed pros of gigs to come that expire within 30 days or before the gig, at most 10 of them ' +
          'in `first`, the earliest first; null without applications.manage',
      ),
    flagged_geo_logs: count.nullable().describe('Geo logs to review; null without hours.adjust'),
    pay: z
      .object({ due_gigs: count, failed_gigs: count })
      .nullable()
      .describe('Gigs with hours to approve, and with a failed payment; null without payments.make'),
    invoices: z
      .object({ unpaid: count, to_review: count })
      .nullable()
      .describe('Invoices that failed or are overdue, and drafts in review; null without billing.manage'),
    failed_extra_payments: count
      .nullable()
      .describe('Extra payments of the business that failed; null without payments.make'),
    open_disputes: count
      .nullable()
      .describe('Disputes that the business can still answer; null without payments.make'),
    open_invitations: count
      .nullable()
      .describe('Invitations to the team without an answer; null without team.manage'),
    weeks: z
      .array(homeWeek)
      .nullable()
      .describe(
        'What confirmed work costs in dollars, by week from Sunday, this week last; null without wages.view',
      ),
    setup: homeSetup.nullable().describe('Null without gigs.post'),
  })
  .meta({ id: 'Home' });

/** What is going on at a location. */
export type HomeResponse = z.output<typeof homeResponse>;
