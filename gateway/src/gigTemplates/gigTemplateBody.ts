import { checkedAddress } from '../addresses/addressId.ts';
import { checkedAttachmentNumber } from '../attachments/attachmentId.ts';
import type { PathsByTarget } from '../platform/errors/userError.ts';
import { checkedRequirementNumbers } from '../requirements/requirementId.ts';
import { checkedSkillNumber } from '../skills/skillId.ts';
import type { GigTemplateBody } from '../schedule/gigTemplates/gigTemplatesApi.ts';

/** What an input says about a template; what is absent or null is not sent, but for an address of null. */
export interface GigTemplateInput {
  readonly name?: string | null | undefined;
  readonly skillId?: string | null | undefined;
  readonly hourlyRateCents?: number | null | undefined;
  readonly positionDescription?: string | null | undefined;
  readonly privateNotes?: string | null | undefined;
  readonly noExperienceRequired?: boolean | null | undefined;
  readonly isAutoSelectEnabled?: boolean | null | undefined;
  readonly addressId?: string | null | undefined;
  readonly requirementIds?: readonly string[] | null | undefined;
  readonly attachmentIds?: readonly string[] | null | undefined;
}

/** The input as REST takes it. */
export function gigTemplateBody(input: GigTemplateInput): GigTemplateBody {
  return {
    ...(input.name != null && { name: input.name }),
    ...(input.skillId != null && { skill_id: checkedSkillNumber(input.skillId) }),
    ...(input.hourlyRateCents != null && { hourly_rate: input.hourlyRateCents / 100 }),
    ...(input.positionDescription != null && { position_description: input.positionDescription }),
    ...(input.privateNotes != null && { private_notes: input.privateNotes }),
    ...(input.noExperienceRequired != null && { no_experience_required: input.noExperienceRequired }),
    ...(input.isAutoSelectEnabled != null && { auto_select_enabled: input.isAutoSelectEnabled }),
    ...(input.addressId !== undefined && {
      location_address_id: input.addressId === null ? null : checkedAddress(input.addressId).id,
    }),
    ...(input.requirementIds != null && { requirement_ids: checkedRequirementNumbers(input.requirementIds) }),
    ...(input.attachmentIds != null && { attachment_ids: input.attachmentIds.map(checkedAttachmentNumber) }),
  };
}

/** Where the fields that REST names stand in the input. */
export const gigTemplatePaths: PathsByTarget = {
  name: ['name'],
  skill_id: ['skillId'],
  hourly_rate: ['hourlyRateCents'],
  position_description: ['positionDescription'],
  private_notes: ['privateNotes'],
  location_address_id: ['addressId'],
  requirement_ids: ['requirementIds'],
  attachment_ids: ['attachmentIds'],
};
