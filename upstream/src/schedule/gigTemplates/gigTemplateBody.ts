import { z } from 'zod';
import { templateTermFields } from '../terms/gigTermFields.ts';
import { gigTerms } from '../terms/gigTerms.ts';
import { requirementCategories } from '../requirements/requirementResponse.ts';
import { id } from '../../platform/server/parameters.ts';

const required = (most: number) =>
  z.string().trim().min(1, 'This field is required').max(most, `At most ${most} characters`);

/** An address as text. It must be an address of the location. */
const addressBody = z.strictObject({
  street_address: required(200),
  city: required(100),
  state_code: required(2),
});

/** A requirement as text. It is created if the location does not have it. */
const requirementBody = z.strictObject({
  name: required(100),
  category: z.enum(requirementCategories).default('OTHER'),
});

/** The request fields of a template except its location and position. */
export const gigTemplateFields = {
  name: required(100),
  ...templateTermFields,
  hourly_rate: gigTerms.wage_amount.request,
  position_description: gigTerms.description.request.min(1, 'This field is required'),
  location_address_id: id.nullable().optional(),
  use_location_address: z
    .boolean()
    .optional()
    .describe(
      'Without an address: true for the main address of the location, false for none until one is chosen. Follows from an address',
    ),
  address: addressBody.optional().describe('Instead of location_address_id'),
  requirement_ids: z.array(id).max(20, 'At most 20 requirements').optional(),
  requirements: z.array(requirementBody).max(20, 'At most 20 requirements').optional(),
  attachment_ids: z.array(id).max(10, 'At most 10 files').optional(),
};

/** The fields that a request sets on a template. */
export type GigTemplateChanges = {
  [Field in keyof typeof gigTemplateFields]?: z.output<(typeof gigTemplateFields)[Field]> | undefined;
};
