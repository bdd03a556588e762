import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';

/** A suggested break for long shifts. */
export const suggestedBreakWire = z.object({
  id: z.int(),
  break_trigger_minutes: z.int(),
  break_length_minutes: z.int(),
  created_ts: wireInstant.nullish(),
  last_updated_ts: wireInstant.nullish(),
  created_by: z.int().nullish(),
  last_updated_by: z.int().nullish(),
});

/** Lists suggested unpaid breaks. With both times, only those that apply to a shift of that length. */
export const listSuggestedBreaks = endpoint({
  name: 'listSuggestedBreaks',
  method: 'GET',
  path: '/timesheets/suggested-breaks/',
  query: shape<PageQuery & { market_id?: number | null; start_time?: string; end_time?: string }>(),
  response: paged(suggestedBreakWire),
});
