import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { recurrenceFromWire } from '@brigade/domain/schedule/recurrence/recurrenceWire.ts';
import type { Context } from '../../platform/context.ts';
import { Gig } from '../gigs/Gig.ts';
import type { GigWire } from '../gigs/gigWire.ts';
import { gigZone } from '../gigs/gigZone.ts';
import { loader } from '../../platform/rest/loader.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Recurrence, type StartedRecurrence } from './Recurrence.ts';
import { getRecurringPattern } from './recurrenceApi.ts';
import type { RecurrencePatternWire } from './recurrencePatternWire.ts';

/** Loads the recurrence rule of a gig once per request. Null if the gig does not recur. */
const patternOfGig = loader({
  one: (id: number, rest) => rest.call(getRecurringPattern, { path: { id } }),
});

/** The rule and its first day, or at least a day of the series. */
async function started(
  pattern: RecurrencePatternWire,
  gig: GigWire,
  context: Context,
): Promise<StartedRecurrence> {
  const startDate = pattern.dtstart?.slice(0, 10) ?? (await localDate(gig, context));
  return { ...recurrenceFromWire(pattern), startDate };
}

async function localDate(gig: GigWire, context: Context): Promise<string> {
  const zone = (await gigZone(gig, context)) ?? 'UTC';
  return Temporal.Instant.from(gig.start_time).toZonedDateTimeISO(zone).toPlainDate().toString();
}

/** Not every upstream sends the rule with the gig; it is loaded if missing. */
async function recurrenceOf(gig: GigWire, context: Context): Promise<StartedRecurrence | null> {
  if (!gig.is_recurring) return null;
  const pattern =
    gig.recurrence === undefined ? await context.rest.load(patternOfGig, gig.id) : gig.recurrence;
  return pattern && started(pattern, gig, context);
}

builder.objectField(Gig, 'recurrence', (t) =>
  t.field({
    type: Recurrence,
    nullable: true,
    description:
      "The recurrence rule of the gig's series. Null if the gig was not posted as part of a series.",
    resolve: (gig, _args, context) => recurrenceOf(gig, context),
  }),
);
