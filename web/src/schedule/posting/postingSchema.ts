import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { gigTermsIn } from '@brigade/domain/schedule/terms/gigTerms.ts';
import * as z from 'zod/mini';
import { addressProblems } from '../terms/removedAddress.ts';
import { type TermProblem, termProblems } from '../terms/termValues.ts';
import { eventProblems } from './eventProblems.ts';
import { lineProblems } from './lineProblems.ts';
import { planProblems } from './planProblems.ts';
import type { PostingValues } from './postingValues.ts';

/** What the rules need to know about the location. */
export interface PostingPlace {
  /** IANA time zone of an address, or of the location for the empty id. */
  readonly zoneOf: (addressId: string) => string;
  /** The minimum hourly wage of a position, in cents; null if there is none. */
  readonly minimumWageOf: (skillId: string) => number | null;
  readonly now: () => Temporal.Instant;
}

/** The rules of the form. Its output are the unchanged values. */
export function postingSchema(place: PostingPlace) {
  z.config({ jitless: true });
  return z.pipe(
    z.custom<PostingValues>(),
    z.transform((values, context) => {
      const problems = [
        ...lineProblems(values, place),
        ...planProblems(values, place),
        ...eventProblems(values),
        ...addressProblems(values),
        ...prosProblems(values),
        ...termProblems('posting', values, gigTermsIn('posting')),
      ];
      for (const { path, message } of problems) {
        context.issues.push({ code: 'custom', path: path.split('.'), message, input: values });
      }
      return values;
    }),
  );
}

function prosProblems({ type, pros }: PostingValues): TermProblem[] {
  return type === 'assign' && pros.length === 0 ? [{ path: 'pros', message: 'Pick at least one pro' }] : [];
}
