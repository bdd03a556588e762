import { z } from 'zod';
import { id, instant } from '../../platform/server/parameters.ts';

const count = z.int().nonnegative();

/** A gig of a team captain with the counts of its roster. */
export const captainGig = z
  .object({
    id,
    skill_name: z.string(),
    location_name: z.string(),
    start_time: instant,
    end_time: instant,
    timezone: z.string(),
    allowed_confirmed_pros: count,
    confirmed_applications: count.describe('Confirmed pros who have not dropped out'),
    clocked_in_applications: count.describe(
      'Of these, those who have clocked in, also if they are out again',
    ),
    late_applications: count.describe(
      'Of these, those without a clock-in in the first quarter of an hour of their work',
    ),
    missing_applications: count.describe('Of these, those without a clock-in after that'),
  })
  .meta({ id: 'CaptainGig' });
