import { z } from 'zod';
import { attachmentWire } from '../attachments/attachmentWire.ts';
import { termsWire } from '../terms/termOutputs.ts';
import { carriedRequirementWire } from '../requirements/requirementWire.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';

export const gigTemplateWire = z.object({
  ...termsWire('template'),
  id: z.int(),
  name: z.string(),
  skill_id: z.int(),
  skill_name: z.string().nullish(),
  location_id: z.int(),
  use_location_address: z.boolean().nullish(),
  requirements: z.array(carriedRequirementWire).nullish(),
  attachments: z.array(attachmentWire).nullish(),
  last_updated_ts: wireInstant.nullish(),
});

export type GigTemplateWire = z.infer<typeof gigTemplateWire>;
