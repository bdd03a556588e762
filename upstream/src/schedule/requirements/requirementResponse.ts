import { z } from 'zod';
import { id } from '../../platform/server/parameters.ts';

export const requirementCategories = ['CERTIFICATION', 'EXPERIENCE', 'ATTIRE', 'EQUIPMENT', 'OTHER'] as const;

/** The response schema of a requirement. */
export const requirementResponse = z
  .object({
    id,
    name: z.string(),
    category: z.enum(requirementCategories),
    skill_id: id.nullable().describe('Null for every position'),
    location_id: id.nullable().describe('Null for every location'),
  })
  .meta({ id: 'Requirement' });

export const requirementColumns = ['id', 'name', 'category', 'skill_id', 'location_id'] as const;
