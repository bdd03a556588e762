import { interviewStatuses } from '@brigade/domain/hiring/interviews/interviewStatus.ts';
import { z } from 'zod';
import { wireDecimal } from '../../platform/schema/wireDecimal.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';

/** An interview as its candidate may see it. */
export const interviewWire = z.object({
  status: z.enum(interviewStatuses),
  job_posting_name: z.string(),
  /** Dollars for the whole interview; 0 and null are none. */
  wage: wireDecimal.nullish(),
  start_time: wireInstant,
  end_time: wireInstant,
  channel_url: z.string().nullish(),
  instructions: z.string().nullish(),
  location: z.object({
    name: z.string(),
    street_address: z.string(),
    city: z.string(),
    state_code: z.string(),
    zip_code: z.string().nullish(),
    image_public_id: z.string().nullish(),
    timezone: z.string().nullish(),
  }),
  candidate: z.object({ first_name: z.string() }),
  interview_contact: z.object({ fullname: z.string(), phone_number: z.string().nullish() }).nullish(),
});

export type InterviewWire = z.infer<typeof interviewWire>;
