import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import * as z from 'zod/mini';
import { eventProblems } from './eventProblems.ts';
import { lineProblems } from '../../posting/lineProblems.ts';
import { peopleProblems } from '../../posting/peopleProblems.ts';
import { planProblems } from './planProblems.ts';
import type { PostingValues } from '../../posting/postingValues.ts';

/** What the form knows of the place for which it judges what was typed. */
export interface PostingPlace {
  /** IANA name of the zone of an address of the location; of the location itself for the empty id. */
  readonly zoneOf: (addressId: string) => string;
  /** The least that a position may pay an hour, in cents; null where there is no such limit. */
  readonly minimumWageOf: (skillId: string) => number | null;
  readonly now: () => Temporal.Instant;
}

/** What is wrong with a posting, at the path of a field of the form. */
export interface PostingProblem {
  readonly path: string;
  readonly message: string;
}

/** The rules of the whole form; what passes them comes out as it was typed. */
export function postingSchema(place: PostingPlace) {
  z.config({ jitless: true });
  return z.pipe(
    z.custom<PostingValues>(),
    z.transform((values, context) => {
      const problems = [
        ...lineProblems(values, place),
        ...planProblems(values, place),
        ...eventProblems(values),
        ...peopleProblems(values),
      ];
      for (const { path, message } of problems) {
        context.issues.push({ code: 'custom', path: path.split('.'), message, input: values });
      }
      return values;
    }),
  );
}
