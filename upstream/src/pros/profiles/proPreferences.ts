import { expressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { z } from 'zod';
import type { Tables } from '../../platform/database/tables.ts';
import { id } from '../../platform/server/parameters.ts';
import { type TimeBlock, timeBlocks } from './availability.ts';

/** The response schema of the work that a pro is looking for. */
export const proPreferences = z.object({
  pro_contractor_type: z.string().nullable(),
  skills: z.array(z.object({ id, name: z.string() })),
  days_of_week: z.array(z.string()),
  time_blocks: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      start_time: z.iso.time(),
      end_time: z.iso.time(),
    }),
  ),
  hours_per_week: z.string().nullable(),
});

/** The columns of `pros` that preferences need. */
export const preferenceColumns = [
  'pros.pro_contractor_type',
  'pros.days_of_week',
  'pros.time_blocks',
  'pros.hours_per_week',
] as const;

/** The skills of a row of `pros`, by name. */
export const skillsOfPro = jsonArrayFrom(
  expressionBuilder<Tables, 'pros'>()
    .selectFrom('pro_skills')
    .innerJoin('skills', 'skills.id', 'pro_skills.skill_id')
    .select(['skills.id', 'skills.name'])
    .whereRef('pro_skills.pro_id', '=', 'pros.id')
    .orderBy('skills.name'),
);

/** The preferences of a row with {@link preferenceColumns} and {@link skillsOfPro}. */
export function toPreferences(row: {
  pro_contractor_type: string | null;
  skills: { id: number; name: string }[];
  days_of_week: string[];
  time_blocks: string[];
  hours_per_week: string | null;
}): z.output<typeof proPreferences> {
  return {
    pro_contractor_type: row.pro_contractor_type,
    skills: row.skills,
    days_of_week: row.days_of_week,
    time_blocks: row.time_blocks.map((name) => ({ name, ...timeBlocks[name as TimeBlock] })),
    hours_per_week: row.hours_per_week,
  };
}
