import { recurrenceFromWire } from '@brigade/domain/schedule/recurrence/recurrenceWire.ts';
import type { Context } from '../../platform/context.ts';
import { Gig } from '../gigs/Gig.ts';
import type { GigWire } from '../gigs/gigWire.ts';
import { loader } from '../../platform/rest/loader.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Recurrence, type StartedRecurrence } from './Recurrence.ts';
import { getRecurringPattern } from './recurrenceApi.ts';
import type { RecurrencePatternWire } from './recurrencePatternWire.ts';

/** Loads the recurrence rule of a gig once per request. Null if the gig does not recur. */
const patternOfGig = loader({
  one: (id: number, rest) => rest.call(getRecurringPattern, { path: { id } }),
});

function started(pattern: RecurrencePatternWire): StartedRecurrence {
  return { ...recurrenceFromWire(pattern), startDate: pattern.dtstart.slice(0, 10) };
}

/** Not every upstream sends the rule with the gig; it is loaded if missing. */
async function recurrenceOf(gig: GigWire, { rest }: Context): Promise<StartedRecurrence | null> {
  if (!gig.is_recurring) return null;
  const pattern = gig.recurrence === undefined ? await rest.load(patternOfGig, gig.id) : gig.recurrence;
  return pattern && started(pattern);
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
