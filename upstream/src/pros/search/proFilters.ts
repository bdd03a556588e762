import { z } from 'zod';
import { booleanParameter, idParameter, listParameter } from '../../platform/server/parameters.ts';
import { contractorTypes, daysOfWeek, hoursPerWeek, timeBlockNames } from '../profiles/availability.ts';
import { ratingParameter } from './ratingParameter.ts';

const badges = ['VERIFICATION', 'GOLD', 'SILVER', 'BRONZE', 'TOP_PRO'] as const;

/** The filters of pro lists. A pro must meet all filters, and one value of each filter with several values. */
export const proFilters = z.strictObject({
  ids: listParameter(idParameter).optional().describe('profile_id of pros'),
  location_id: idParameter
    .optional()
    .describe('The location that favorite, blocked and worked together refer to'),
  market_id: idParameter.optional().describe('Only pros who work in this market'),
  is_favorite: booleanParameter.optional(),
  is_blocked: booleanParameter
    .optional()
    .describe('`false` leaves out those who are blocked at the location; `true` lists only them'),
  is_verified: booleanParameter.optional(),
  has_worked_together: booleanParameter.optional(),
  has_background_check: booleanParameter.optional(),
  rating_gte: ratingParameter.optional(),
  pro_fullname: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .optional()
    .describe('Only pros whose name contains this text'),
  badge_types: listParameter(z.enum(badges)).optional(),
  previous_positions: listParameter(idParameter)
    .optional()
    .describe('Ids of skills that the pro has worked as'),
  skill_group: z.enum(['FRONT_OF_HOUSE', 'BACK_OF_HOUSE', 'EVENT', 'HOUSEKEEPING', 'MAINTENANCE']).optional(),
  time_blocks: listParameter(z.enum(timeBlockNames)).optional(),
  days_of_week: listParameter(z.enum(daysOfWeek)).optional(),
  hours_per_week: listParameter(z.enum(hoursPerWeek)).optional(),
  contractor_types: listParameter(z.enum(contractorTypes)).optional(),
  certifications: listParameter(idParameter)
    .optional()
    .describe(
      'Ids of certifications, approved and valid today at the location, without one where the day ends last in the country',
    ),
  pro_certifications: listParameter(idParameter).optional().describe('Ids of certifications in any state'),
});

/** The filters of a list of pros. */
export type ProFilters = z.output<typeof proFilters>;
