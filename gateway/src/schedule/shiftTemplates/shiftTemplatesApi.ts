import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { noContent } from '../../platform/rest/noContent.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';

/** A time of day. Some upstreams send seconds, which are always 0. */
const wireTimeOfDay = z
  .string()
  .regex(/^\d{2}:\d{2}/)
  .transform((time) => time.slice(0, 5));

/** Reusable times for shifts at a location. */
const shiftTemplateWire = z.object({
  id: z.int(),
  location_id: z.int(),
  start_time: wireTimeOfDay,
  end_time: wireTimeOfDay,
  unpaid_break_minutes: z.int(),
});

export type ShiftTemplateWire = z.infer<typeof shiftTemplateWire>;

/** A shift template in a REST request. Times have the format `HH:MM`. */
export interface ShiftTemplateBody {
  location_id: number;
  start_time: string;
  end_time: string;
  unpaid_break_minutes: number;
}

/** Lists the shift templates of a location, ordered by start time. */
export const listShiftTemplates = endpoint({
  name: 'listShiftTemplates',
  method: 'GET',
  path: '/shifts/',
  query: shape<PageQuery & { location_id: number }>(),
  response: paged(shiftTemplateWire),
});

export const addShiftTemplate = endpoint({
  name: 'addShiftTemplate',
  method: 'POST',
  path: '/shifts/',
  body: shape<ShiftTemplateBody>(),
  response: shiftTemplateWire,
});

/** Replaces all fields of a shift template except its location. */
export const replaceShiftTemplate = endpoint({
  name: 'replaceShiftTemplate',
  method: 'PUT',
  path: '/shifts/{id}/',
  body: shape<ShiftTemplateBody>(),
  response: shiftTemplateWire,
});

/** Deletes a shift template. */
export const removeShiftTemplate = endpoint({
  name: 'removeShiftTemplate',
  method: 'DELETE',
  path: '/shifts/{id}/',
  response: noContent,
});
