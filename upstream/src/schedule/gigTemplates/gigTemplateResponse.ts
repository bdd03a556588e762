import { z } from 'zod';
import { templateTermResponses } from '../terms/gigTermFields.ts';
import { attachmentResponse } from '../attachments/attachmentResponse.ts';
import { requirementResponse } from '../requirements/requirementResponse.ts';
import { id, instant } from '../../platform/server/parameters.ts';

/** The response schema of a gig template. */
export const gigTemplateResponse = z
  .object({
    id,
    name: z.string(),
    skill_id: id,
    skill_name: z.string(),
    location_id: id,
    ...templateTermResponses,
    hourly_rate: z.number().nullable().describe('Dollars; null for callers without wages.view'),
    position_description: z.string(),
    requirements: z.array(requirementResponse),
    attachments: z.array(attachmentResponse),
    location_address_id: id
      .nullable()
      .describe(
        'Null for the main address of the location, and where use_location_address is false for none',
      ),
    use_location_address: z
      .boolean()
      .describe(
        'Whether the gigs are at the main address of the location. False without location_address_id where the address was removed: one must be chosen',
      ),
    created_ts: instant,
    last_updated_ts: instant,
  })
  .meta({ id: 'GigTemplate' });

export type GigTemplateResponse = z.output<typeof gigTemplateResponse>;
