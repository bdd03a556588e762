import { z } from 'zod';
import { phoneNumber } from '../../platform/outbox/address.ts';
import { timeZone } from '../../platform/geo/timeZone.ts';
import { recurrence } from '../../schedule/recurrence/recurrenceBody.ts';
import { mostDates } from '../../schedule/recurrence/recurrenceDates.ts';
import { networkSteps } from '../../pros/network/steps/networkSteps.ts';
import { id } from '../../platform/server/parameters.ts';
import { gigTypes } from '../../schedule/gigs/gigStatus.ts';
import { isWholeCents, lineFields, type PostingLine, postingLine, textUpTo } from './postingLine.ts';

const bonus = 'Enter a bonus from $1 to $1,000, or nothing';

const isBonus = (dollars: number) => dollars === 0 || (dollars >= 1 && dollars <= 1000);

const orNothing = <Text extends z.ZodType<string, string>>(text: Text) =>
  z
    .string()
    .nullable()
    .transform((value) => value?.trim() || null)
    .pipe(text.nullable())
    .optional();

/** What all gigs of a posting share. What is left out is as the location has it, or empty. */
export const sharedFields = {
  timezone: timeZone.optional().describe('That of the place. Sent, it is checked'),
  location_address_id: id.nullish().describe('Left out: at the location itself'),
  contact_name: orNothing(z.string().max(100, 'At most 100 characters')),
  contact_phone: orNothing(phoneNumber),
  onsite_manager_id: id.nullish().describe('The user id of somebody on the team of the location'),
  no_experience_required: z.boolean().optional(),
  special_inst: textUpTo(2000).optional().describe('What pros have to know on the day'),
  private_notes: textUpTo(2000).optional().describe('For the team alone; pros never see it'),
  type: z.enum(gigTypes).default('MARKETPLACE'),
  is_auto_post_network_to_marketplace_enabled: z
    .boolean()
    .optional()
    .describe('NETWORK only: open places move to the marketplace as the start comes near'),
  ...networkSteps,
  employment_type: z.enum(['W2', 'F1099']).optional(),
  auto_select_enabled: z.boolean().optional(),
  background_check_required: z.boolean().optional(),
  require_certifications: z.boolean().optional(),
  boosted_gig_bonus: z
    .number(bonus)
    .refine(isBonus, bonus)
    .refine(isWholeCents, 'Enter whole cents')
    .nullish()
    .describe('Dollars on top of the wage, for each pro: 1 to 1000; 0 is nothing'),
  event_id: id.nullish(),
  selected_requirement_ids: z.array(id).max(50).default([]),
  attachment_ids: z.array(id).max(10, 'At most 10 attachments').default([]),
};

/** A posting: one line by its own fields, or several as its `schedule`. */
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
      .describe('Several lines, instead of the fields of one'),
    recurrence: recurrence
      .nullish()
      .describe('The days of all lines repeat together, as the earliest of them does'),
    excluded_dates: z
      .array(z.iso.date())
      .max(400)
      .default([])
      .describe('Days of the recurrence without gigs'),
    validate_only: z.boolean().default(false).describe('Checks everything and posts nothing'),
  })
  .superRefine((body, context) => {
    if (body.schedule) return;
    for (const field of requiredOfLine) {
      if (body[field] !== undefined) continue;
      context.addIssue({ code: 'custom', path: [field], message: 'This field is required' });
    }
  });

/** What is posted. */
export type Posting = z.output<typeof postingBody>;

const requiredOfLine = [
  'skill_id',
  'start_time',
  'end_time',
  'allowed_confirmed_pros',
  'wage_amount',
] as const;

/** A line, and how errors name its fields: `schedule.1.` or nothing. */
export type TargetedLine = PostingLine & { target: string };

/** The lines of a posting. */
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
