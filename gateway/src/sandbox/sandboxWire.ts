import { z } from 'zod';
import { paged } from '../platform/rest/paged.ts';
import { wireInstant } from '../platform/schema/wireTime.ts';

/** The state of the sandbox clock. */
export const clockWire = z.object({
  now: wireInstant,
  offset_seconds: z.int(),
  next_event: wireInstant.nullable(),
});
export type ClockWire = z.infer<typeof clockWire>;

/** The result of moving the clock, whether it has reached the target or not. */
export const movedClockWire = clockWire.extend({ target: wireInstant, is_complete: z.boolean() });

/** The automation settings of the sandbox's pros. */
export const scriptWire = z.object({ is_on: z.boolean(), seed: z.int() });
export type ScriptWire = z.infer<typeof scriptWire>;

const actWire = z.object({
  id: z.int(),
  kind: z.string(),
  done_ts: wireInstant,
  refusal: z.string().nullable(),
  pro: z.object({ uuid: z.string(), display_name: z.string() }),
  gig: z
    .object({
      id: z.int(),
      location_id: z.int(),
      skill_name: z.string(),
      start_time: wireInstant,
      timezone: z.string(),
    })
    .nullable(),
});
/** An action of a sandbox pro. */
export type ActWire = z.infer<typeof actWire>;

/** Actions of sandbox pros, newest first. */
export const actsWire = paged(actWire);
