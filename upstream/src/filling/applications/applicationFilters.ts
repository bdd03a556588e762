import { z } from 'zod';
import { breakComplianceParameter } from '../../schedule/gigs/breakCompliance.ts';
import { ratingParameter } from '../../pros/search/ratingParameter.ts';
import {
  booleanParameter,
  idParameter,
  instantParameter,
  listParameter,
} from '../../platform/server/parameters.ts';

/** The query parameters that narrow a list of applications. */
export const applicationFilters = z.strictObject({
  location_id: idParameter.optional(),
  location_name: z.string().trim().min(1).max(200).optional(),
  application_id: listParameter(idParameter).optional().describe('Ids of applications'),
  gig_id: listParameter(idParameter).optional(),
  pro_id: idParameter.optional(),
  positions: listParameter(idParameter).optional().describe('Ids of skills, any of which matches'),
  pro_fullname: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .optional()
    .describe('Only pros whose name contains this text'),
  pro_rating_gte: ratingParameter.optional().describe('The minimum current rating of the pro'),
  is_confirmed: booleanParameter.optional(),
  is_cancelled: booleanParameter.optional(),
  is_selected: booleanParameter.optional(),
  is_boosted: booleanParameter.optional(),
  is_gig_cancelled: booleanParameter.optional(),
  unpaid_pros: booleanParameter.optional().describe('Only ended work that is not paid out to the pro'),
  uncharged_businesses: booleanParameter
    .optional()
    .describe('Only ended work that the business has not paid'),
  gig__start_time__gte: instantParameter.optional(),
  gig__start_time__lte: instantParameter.optional(),
  shift_break_compliance: breakComplianceParameter.optional(),
});

/** The filters of a list of applications. */
export type ApplicationFilters = z.output<typeof applicationFilters>;
