import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';

/** A break that is usual in long shifts. */
export const suggestedBreakWire = z.object({
  id: z.int(),
  break_trigger_minutes: z.int(),
  break_length_minutes: z.int(),
});

/** Suggested unpaid breaks; with both times those that a shift this long has. */
export const listSuggestedBreaks = endpoint({
  name: 'listSuggestedBreaks',
  method: 'GET',
  path: '/timesheets/suggested-breaks/',
  query: shape<{ market_id?: number | null; start_time?: string; end_time?: string }>(),
  response: z.array(suggestedBreakWire),
});
