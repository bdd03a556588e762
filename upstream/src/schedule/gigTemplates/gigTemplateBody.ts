import { z } from 'zod';
import { requirementCategories } from '../requirements/requirementResponse.ts';
import { id } from '../../platform/server/parameters.ts';

const required = (most: number) =>
  z.string().trim().min(1, 'This field is required').max(most, `At most ${most} characters`);

const hourlyRate = 'Enter a wage from $15 to $75 an hour';

/** An address in words. It must be one of the location's. */
const addressBody = z.strictObject({
  street_address: required(200),
  city: required(100),
  state_code: required(2),
});

/** A requirement in words; one that the location does not have yet is written down for it. */
const requirementBody = z.strictObject({
  name: required(100),
  category: z.enum(requirementCategories).default('OTHER'),
});

/** What a template says, but for its location and its position. */
export const gigTemplateFields = {
  name: required(100),
  no_experience_required: z.boolean().optional(),
  hourly_rate: z
    .number(hourlyRate)
    .min(15, hourlyRate)
    .max(75, hourlyRate)
    .refine((rate) => Number.isInteger(Math.round(rate * 1e6) / 1e4), 'Enter whole cents'),
  position_description: required(5000),
  private_notes: z.string().trim().max(2000, 'At most 2000 characters').optional(),
  auto_select_enabled: z.boolean().optional(),
  location_address_id: id.nullable().optional(),
  address: addressBody.optional().describe('Instead of location_address_id'),
  requirement_ids: z.array(id).max(20, 'At most 20 requirements').optional(),
  requirements: z.array(requirementBody).max(20, 'At most 20 requirements').optional(),
  attachment_ids: z.array(id).max(10, 'At most 10 files').optional(),
};

/** What is set or changed of a template. */
export type GigTemplateChanges = {
  [Field in keyof typeof gigTemplateFields]?: z.output<(typeof gigTemplateFields)[Field]> | undefined;
};
