import { gigTermsIn } from '@brigade/domain/schedule/terms/gigTerms.ts';
import { parseWrittenShift } from '@brigade/domain/schedule/gigs/parseWrittenShift.ts';
import { shiftProblems } from '@brigade/domain/schedule/gigs/shiftProblems.ts';
import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import * as z from 'zod/mini';
import { termForms } from '../terms/termForms.ts';
import { type TermProblem, termProblems } from '../terms/termValues.ts';
import { changedFields } from './changedFields.ts';
import type { EditGigValues } from './editGigValues.ts';

const times = ['date', 'startTime', 'endTime', 'unpaidBreakMinutes'] as const;

/** What the rules need to know about the gig. */
export interface EditedGig {
  /** The values before the edit. Values that did not change are not validated. */
  readonly before: EditGigValues;
  /** IANA time zone of an address, or of the location for the empty id. */
  readonly zoneOf: (addressId: string) => string;
  readonly now: () => Temporal.Instant;
}

/** The rules of the form that edits a gig. Its output are the unchanged values. */
export function editGigSchema(gig: EditedGig) {
  z.config({ jitless: true });
  return z.pipe(
    z.custom<EditGigValues>(),
    z.transform((values, context) => {
      for (const { path, message } of problems(values, gig)) {
        context.issues.push({ code: 'custom', path: [path], message, input: values });
      }
      return values;
    }),
  );
}

function problems(values: EditGigValues, gig: EditedGig): TermProblem[] {
  const changed = changedFields(gig.before, values);
  const found = [...timeProblems(values, gig), ...termProblems('editing', values, gigTermsIn('editing'))];
  const isMoved = times.some((field) => changed.has(field));
  return found.filter(
    ({ path }) =>
      changed.has(path as keyof EditGigValues) || (isMoved && times.some((each) => each === path)),
  );
}

function timeProblems(values: EditGigValues, { zoneOf, now }: EditedGig): TermProblem[] {
  const missing = (['date', 'startTime', 'endTime'] as const).filter((field) => values[field] === '');
  if (missing.length > 0) return missing.map((path) => ({ path, message: 'This field is required' }));
  return shiftProblems(
    {
      ...parseWrittenShift(values),
      unpaidBreakMinutes: termForms.unpaidBreakMinutes.toInput(values.unpaidBreakMinutes) || 0,
    },
    zoneOf(values.addressId),
    now(),
  ).map(({ field, message }) => ({ path: field, message }));
}
