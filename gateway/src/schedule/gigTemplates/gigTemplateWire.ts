import { z } from 'zod';
import { attachmentWire } from '../attachments/attachmentWire.ts';
import { requirementWire } from '../requirements/requirementWire.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';

/** What a location posts again and again. */
export const gigTemplateWire = z.object({
  id: z.int(),
  name: z.string(),
  skill_id: z.int(),
  skill_name: z.string().nullish(),
  location_id: z.int(),
  no_experience_required: z.boolean().nullish(),
  /** Dollars; null for those who may not see wages. */
  hourly_rate: z.number().nullish(),
  position_description: z.string(),
  private_notes: z.string().nullish(),
  requirements: z.array(requirementWire).nullish(),
  auto_select_enabled: z.boolean().nullish(),
  attachments: z.array(attachmentWire).nullish(),
  /** Null: at the location itself. */
  location_address_id: z.int().nullish(),
  last_updated_ts: wireInstant.nullish(),
});

export type GigTemplateWire = z.infer<typeof gigTemplateWire>;
