import { z } from 'zod';
import { timeZone } from '../../platform/geo/timeZone.ts';
import { recurrence } from '../recurrence/recurrenceBody.ts';
import { mostDates } from '../recurrence/recurrenceDates.ts';
import { networkSteps } from '../../pros/network/steps/networkSteps.ts';
import { dateParameter, id } from '../../platform/server/parameters.ts';
import { gigListFields } from '../gigs/gigLists.ts';
import { gigTypes } from '../gigs/gigStatus.ts';
import { postingTermFields } from '../terms/gigTermFields.ts';
import { lineFields, type PostingLine, postingLine } from './postingLine.ts';

/** The request fields that all gigs of a posting share. Omitted ones default to the location's settings, or to none. */
export const sharedFields = {
  timezone: timeZone.optional().describe('The time zone of the place; only checked'),
  location_address_id: id.nullish().describe('Defaults to the main address of the location'),
  ...postingTermFields,
  type: z.enum(gigTypes).default('MARKETPLACE'),
  ...networkSteps,
  employment_type: z.enum(['W2', 'F1099']).optional(),
  event_id: id.nullish(),
  selected_requirement_ids: gigListFields.selected_requirement_ids.default([]),
  attachment_ids: gigListFields.attachment_ids.default([]),
};

/** The request schema of a posting: the fields of one line, or several lines as its `schedule`. */
export const postingBody = z
  .strictObject({
    location_id: id,
    ...sharedFields,
    ...z.object(lineFields).partial().shape,
    schedule: z
      .array(postingLine)
      .min(1)
      .max(mostDates)
      .optional()
      .describe('Several lines, instead of the fields of a single one'),
    recurrence: recurrence
      .nullish()
      .describe('The days of all lines repeat together, by the rule for the earliest one'),
    excluded_dates: z.array(dateParameter).max(400).default([]).describe('Dates of the recurrence to skip'),
  })
  .superRefine((body, context) => {
    if (body.schedule) return;
    for (const [field, schema] of Object.entries(lineFields)) {
      const isSent = body[field as keyof typeof lineFields] !== undefined;
      if (isSent || schema instanceof z.ZodOptional) continue;
      context.addIssue({ code: 'custom', path: [field], message: 'This field is required' });
    }
  });

export type Posting = z.output<typeof postingBody>;

/** A line, and the prefix of its fields in errors: `schedule.1.` or empty. */
export type TargetedLine = PostingLine & { target: string };

export function linesOf(posting: Posting): TargetedLine[] {
  if (posting.schedule) {
    return posting.schedule.map((line, index) => ({
      description: posting.description,
      ...line,
      target: `schedule.${index}.`,
    }));
  }
  const own = Object.fromEntries(
    Object.keys(lineFields).map((field) => [field, posting[field as keyof typeof lineFields]]),
  );
  return [{ ...postingLine.parse(own), target: '' }];
}
