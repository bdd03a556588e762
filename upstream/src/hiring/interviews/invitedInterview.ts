import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { id, instant } from '../../platform/server/parameters.ts';

const statuses = [
  'INVITED',
  'CONFIRMED',
  'DECLINED',
  'PENDING_PAYMENT',
  'PAYMENT_SUBMITTED',
  'PAYMENT_FAILED',
  'PAYMENT_ERROR',
  'PAID',
  'REVIEWED',
] as const;

/** An interview as shown to its candidate. It contains no addresses, because anyone with the code can read it. */
export const invitedInterviewSchema = z
  .object({
    id,
    status: z.enum(statuses),
    job_posting_name: z.string(),
    wage: z.number().describe('Dollars for the whole interview; 0 for none'),
    start_time: instant,
    end_time: instant,
    channel_url: z.string().nullable(),
    instructions: z.string(),
    location: z.object({
      id,
      name: z.string(),
      street_address: z.string(),
      city: z.string(),
      state_code: z.string(),
      zip_code: z.string(),
      image_public_id: z.string().nullable(),
      timezone: z.string(),
    }),
    candidate: z.object({ first_name: z.string() }),
    interview_contact: z.object({ fullname: z.string(), phone_number: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'InvitedInterview' });

type InvitedInterview = z.output<typeof invitedInterviewSchema>;

/** The interview of a code as shown to its candidate. */
export async function findInterview(
  database: Database,
  secretHash: string,
): Promise<InvitedInterview | undefined> {
  const row = await database
    .selectFrom('interviews')
    .innerJoin('locations', 'locations.id', 'interviews.location_id')
    .selectAll('interviews')
    .select([
      'locations.name',
      'locations.street_address',
      'locations.city',
      'locations.state_code',
      'locations.zip_code',
      'locations.image_public_id',
      'locations.timezone',
    ])
    .where('interviews.secret_hash', '=', secretHash)
    .executeTakeFirst();
  if (!row) return undefined;
  const { name, street_address, city, state_code, zip_code, image_public_id, timezone } = row;
  return {
    id: row.id,
    status: row.status,
    job_posting_name: row.job_posting_name,
    wage: row.wage,
    start_time: row.start_time.toISOString(),
    end_time: row.end_time.toISOString(),
    channel_url: row.channel_url,
    instructions: row.instructions,
    location: {
      id: row.location_id,
      name,
      street_address,
      city,
      state_code,
      zip_code,
      image_public_id,
      timezone,
    },
    candidate: { first_name: row.candidate_first_name },
    interview_contact:
      row.contact_fullname === null
        ? null
        : { fullname: row.contact_fullname, phone_number: row.contact_phone_number },
  };
}
