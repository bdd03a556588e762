import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { noContent } from '../../platform/rest/noContent.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';

/** A time of the day, with or without its seconds: they are always 0. */
const wireTimeOfDay = z
  .string()
  .regex(/^\d{2}:\d{2}/)
  .transform((time) => time.slice(0, 5));

/** Times at which shifts of a location usually are. */
const shiftTemplateWire = z.object({
  id: z.int(),
  location_id: z.int(),
  start_time: wireTimeOfDay,
  end_time: wireTimeOfDay,
  unpaid_break_minutes: z.int(),
});

export type ShiftTemplateWire = z.infer<typeof shiftTemplateWire>;

/** What a shift template is made of. Times are `HH:MM`. */
export interface ShiftTemplateBody {
  location_id: number;
  start_time: string;
  end_time: string;
  unpaid_break_minutes: number;
}

/** The shift templates of a location, by their start. */
export const listShiftTemplates = endpoint({
  name: 'listShiftTemplates',
  method: 'GET',
  path: '/shifts/',
  query: shape<PageQuery & { location_id: number }>(),
  response: paged(shiftTemplateWire),
});

/** Adds a shift template. */
export const addShiftTemplate = endpoint({
  name: 'addShiftTemplate',
  method: 'POST',
  path: '/shifts/',
  idempotent: true,
  body: shape<ShiftTemplateBody>(),
  response: shiftTemplateWire,
});

/** Changes all of a shift template but its location. */
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
