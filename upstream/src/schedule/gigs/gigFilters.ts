import { z } from 'zod';
import {
  booleanParameter,
  idParameter,
  instantParameter,
  listParameter,
} from '../../platform/server/parameters.ts';
import { breakComplianceParameter } from './breakCompliance.ts';
import { gigStatuses, gigTypes, statusesByListStatus, typesByListType } from './gigStatus.ts';

/** A text to search for in a name. */
const nameParameter = z.string().trim().min(1).max(200);

/** The query parameters that filter a list of gigs. */
export const gigFilters = z.strictObject({
  location_id: idParameter.optional(),
  location_name: nameParameter.optional(),
  market_name: nameParameter.optional(),
  managed: z
    .literal('true')
    .transform(() => true)
    .optional(),
  statuses: listParameter(keysOf(statusesByListStatus)).optional(),
  status: listParameter(z.enum(gigStatuses)).optional(),
  types: listParameter(keysOf(typesByListType)).optional(),
  type: listParameter(z.enum(gigTypes)).optional(),
  positions: listParameter(idParameter).optional().describe('Ids of skills'),
  skill_id: idParameter.optional(),
  gig_id: listParameter(idParameter).optional(),
  events: z
    .enum(['gigs', 'events'])
    .optional()
    .describe('`events`: only gigs of an event; `gigs`: only others'),
  search: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .optional()
    .describe('Beginnings of words of the position, description, contact or event; or `#` and an id'),
  start_time__gte: instantParameter.optional(),
  start_time__lte: instantParameter.optional(),
  end_time__gte: instantParameter.optional(),
  end_time__lte: instantParameter.optional(),
  created_ts__gte: instantParameter.optional(),
  created_ts__lte: instantParameter.optional(),
  employment_type: z.enum(['W2', 'F1099']).optional(),
  require_certifications: booleanParameter.optional(),
  elevated: booleanParameter.optional(),
  auto_select_enabled: booleanParameter.optional(),
  pro_id: idParameter.optional().describe('Only gigs that this pro applied to'),
  pro_first_name: nameParameter.optional(),
  pro_last_name: nameParameter.optional(),
  shift_break_compliance: breakComplianceParameter.optional(),
});

/** The filters of a list of gigs. */
export type GigFilters = z.output<typeof gigFilters>;

function keysOf<Key extends string>(values: Record<Key, unknown>) {
  return z.enum(Object.keys(values) as Key[]);
}
