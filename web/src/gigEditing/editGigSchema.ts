import { bonusCents } from '@brigade/domain/schedule/gigs/bonus.ts';
import { places } from '@brigade/domain/schedule/gigs/places.ts';
import { shiftProblems } from '@brigade/domain/schedule/gigs/shiftProblems.ts';
import { wageCents } from '@brigade/domain/schedule/gigs/wage.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { optionalPhone } from '@brigade/domain/platform/validation/phone.ts';
import * as z from 'zod/mini';
import { centsOf } from '../schedule/terms/dollars.ts';
import { problemAt } from '../schedule/posting/problemAt.ts';
import type { PostingProblem } from '../schedule/posting/postingSchema.ts';
import { wholeNumber } from '../schedule/terms/wholeNumber.ts';
import { changedFields } from '../schedule/editing/changedFields.ts';
import type { EditGigValues } from './editGigValues.ts';

const breakMessage = 'Enter 0 to 240 minutes';
const breakMinutes = z.int(breakMessage).check(z.minimum(0, breakMessage), z.maximum(240, breakMessage));
const hours = ['date', 'startTime', 'endTime', 'unpaidBreakMinutes'] as const;

/** For what the values are judged. */
export interface EditedGig {
  /** As they were: what stays as it was is not judged. */
  readonly before: EditGigValues;
  /** IANA name of the zone of an address; of the location for the empty id. */
  readonly zoneOf: (addressId: string) => string;
  readonly now: () => Temporal.Instant;
}

/** The rules of the form that changes a gig; what passes them comes out as it was typed. */
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

function problems(values: EditGigValues, gig: EditedGig): PostingProblem[] {
  const changed = changedFields(gig.before, values);
  const found = [
    ...hoursProblems(values, gig),
    ...problemAt('places', places, wholeNumber(values.places)),
    ...problemAt('wage', wageCents, centsOf(values.wage)),
    ...(values.boostBonus.trim() === ''
      ? []
      : problemAt('boostBonus', bonusCents, centsOf(values.boostBonus))),
    ...problemAt('unpaidBreakMinutes', breakMinutes, wholeNumber(values.unpaidBreakMinutes || '0')),
    ...problemAt('contactPhone', optionalPhone, values.contactPhone),
  ];
  const isMoved = hours.some((field) => changed.has(field));
  return found.filter(
    ({ path }) =>
      changed.has(path as keyof EditGigValues) || (isMoved && hours.some((each) => each === path)),
  );
}

function hoursProblems(values: EditGigValues, { zoneOf, now }: EditedGig): PostingProblem[] {
  const missing = (['date', 'startTime', 'endTime'] as const).filter((field) => values[field] === '');
  if (missing.length > 0) return missing.map((path) => ({ path, message: 'This field is required' }));
  return shiftProblems(
    {
      date: Temporal.PlainDate.from(values.date),
      startTime: Temporal.PlainTime.from(values.startTime),
      endTime: Temporal.PlainTime.from(values.endTime),
      unpaidBreakMinutes: wholeNumber(values.unpaidBreakMinutes || '0') || 0,
    },
    zoneOf(values.addressId),
    now(),
  ).map(({ field, message }) => ({ path: field, message }));
}
