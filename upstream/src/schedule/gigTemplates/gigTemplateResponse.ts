import { z } from 'zod';
import { attachmentResponse } from '../attachments/attachmentResponse.ts';
import { requirementResponse } from '../requirements/requirementResponse.ts';
import { id, instant } from '../../platform/server/parameters.ts';

/** A gig template on the wire. */
export const gigTemplateResponse = z
  .object({
    id,
    name: z.string(),
    skill_id: id,
    skill_name: z.string(),
    location_id: id,
    no_experience_required: z.boolean(),
    hourly_rate: z.number().nullable().describe('Dollars; null for who may not see wages there'),
    position_description: z.string(),
    private_notes: z.string(),
    requirements: z.array(requirementResponse),
    auto_select_enabled: z.boolean(),
    attachments: z.array(attachmentResponse),
    location_address_id: id.nullable().describe('Null: at the location itself'),
    created_ts: instant,
    last_updated_ts: instant,
  })
  .meta({ id: 'GigTemplate' });

/** A gig template on the wire. */
export type GigTemplateResponse = z.output<typeof gigTemplateResponse>;
