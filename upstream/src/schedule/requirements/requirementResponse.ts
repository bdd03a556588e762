import { z } from 'zod';
import { id } from '../../platform/server/parameters.ts';

/** What a requirement can be about. */
export const requirementCategories = ['CERTIFICATION', 'EXPERIENCE', 'ATTIRE', 'EQUIPMENT', 'OTHER'] as const;

/** A requirement on the wire. */
export const requirementResponse = z
  .object({
    id,
    name: z.string(),
    category: z.enum(requirementCategories),
    skill_id: id.nullable().describe('Null: for every position'),
    location_id: id.nullable().describe('Null: for every location'),
  })
  .meta({ id: 'Requirement' });

/** The columns that the wire shows. */
export const requirementColumns = ['id', 'name', 'category', 'skill_id', 'location_id'] as const;
