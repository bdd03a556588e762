import { mostAttachments } from '@brigade/domain/schedule/attachments/attachmentFile.ts';
import { gigTemplateRules } from '@brigade/domain/gigTemplates/gigTemplateRules.ts';
import { z } from 'zod';
import { addressId } from '../addresses/addressId.ts';
import { attachmentId } from '../attachments/attachmentId.ts';
import { requirementId } from '../requirements/requirementId.ts';
import { skillId } from '../skills/skillId.ts';

/** The rules of a template's fields, where they are there. */
export const gigTemplateChangeRules = {
  name: z.nullish(gigTemplateRules.name),
  skillId: z.nullish(skillId),
  hourlyRateCents: z.nullish(gigTemplateRules.hourlyRateCents),
  positionDescription: z.nullish(gigTemplateRules.positionDescription),
  privateNotes: z.nullish(z.string().max(2000, 'At most 2000 characters')),
  addressId: z.nullish(addressId),
  requirementIds: z.nullish(z.array(requirementId).max(20, 'At most 20 requirements')),
  attachmentIds: z.nullish(z.array(attachmentId).max(mostAttachments, `At most ${mostAttachments} files`)),
};
