import { z } from 'zod';
import { id } from '../../platform/server/parameters.ts';

/** The response schema of a manager on duty. */
export const managerOnDutyResponse = z
  .object({
    id,
    fullname: z.string(),
    phone_number: z.string().describe('+1 and ten digits'),
    location_id: id,
  })
  .meta({ id: 'ManagerOnDuty' });

export const managerOnDutyColumns = ['id', 'fullname', 'phone_number', 'location_id'] as const;
