import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';

/** A suggested break for long shifts. */
export const suggestedBreakWire = z.object({
  id: z.int(),
  break_trigger_minutes: z.int(),
  break_length_minutes: z.int(),
});

/** Lists suggested unpaid breaks. With both times, only those that apply to a shift of that length. */
export const listSuggestedBreaks = endpoint({
  name: 'listSuggestedBreaks',
  method: 'GET',
  path: '/timesheets/suggested-breaks/',
  query: shape<PageQuery & { market_id?: number | null; start_time?: string; end_time?: string }>(),
  response: paged(suggestedBreakWire),
});
