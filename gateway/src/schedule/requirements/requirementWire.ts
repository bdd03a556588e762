import { requirementCategories } from '@brigade/domain/schedule/requirements/requirementCategory.ts';
import { z } from 'zod';
import { openEnum } from '../../platform/schema/openEnum.ts';

/** Something that can be asked of a pro. */
export const requirementWire = z.object({
  id: z.int(),
  name: z.string(),
  category: openEnum(requirementCategories).nullish(),
  /** Null: for every position. */
  skill_id: z.int().nullish(),
});

export type RequirementWire = z.infer<typeof requirementWire>;

/** A requirement as gigs and templates carry it: on some servers without its id. */
export const carriedRequirementWire = requirementWire.partial({ id: true });

export type CarriedRequirementWire = z.infer<typeof carriedRequirementWire>;
