import { gigTemplateName } from '@brigade/domain/schedule/gigTemplates/gigTemplateName.ts';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { PathsByTarget } from '../../platform/errors/userError.ts';
import type { NodeId } from '../../platform/schema/globalId.ts';
import { checkedSkillNumber, skillId } from '../../pros/skills/skillId.ts';
import { termBody, termPaths } from '../terms/termBodies.ts';
import { termFields, termRules } from '../terms/termInputs.ts';
import type { InputFields } from '../terms/termKinds.ts';

interface GigTemplateInput {
  readonly name?: string | null | undefined;
  readonly skillId?: NodeId | null | undefined;
  readonly usesLocationAddress?: boolean | null | undefined;
}

/** The fields of a template in an input, except its name. */
export function gigTemplateFields(t: InputFields) {
  return {
    skillId: t.id({ description: 'The ID of the position.' }),
    ...termFields(t, 'template'),
    usesLocationAddress: t.boolean({
      description:
        'Without `addressId`: true for the location itself, false for no address until one is chosen, as after an address ' +
        'was removed. Ignored with an address.',
    }),
  };
}

/** The rules of a template's fields. Every field can be left out. */
export const gigTemplateRules = {
  name: z.nullish(gigTemplateName),
  skillId: z.nullish(skillId),
  ...termRules('template'),
};

/** Converts a validated template into a REST request body. Fields that are left out are not sent. */
export async function gigTemplateBody(input: GigTemplateInput, context: Context) {
  return {
    ...(input.name != null && { name: input.name }),
    ...(input.skillId != null && { skill_id: checkedSkillNumber(input.skillId) }),
    ...(input.usesLocationAddress != null && { use_location_address: input.usesLocationAddress }),
    ...(await termBody({ ...input }, 'template', context)),
  };
}

/** Maps the fields that REST names in errors of a template to the input. */
export const gigTemplatePaths: PathsByTarget = {
  name: ['name'],
  skill_id: ['skillId'],
  ...termPaths('template'),
};
