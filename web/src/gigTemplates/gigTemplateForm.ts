import { wageCents } from '@brigade/domain/schedule/gigs/wage.ts';
import { gigTemplateRules } from '@brigade/domain/gigTemplates/gigTemplateRules.ts';
import { requiredTextOr } from '@brigade/domain/platform/validation/requiredText.ts';
import * as z from 'zod/mini';
import { centsOf } from '../schedule/terms/dollars.ts';
import { formSchema } from '../platform/screen/formSchema.ts';

/** What is typed and chosen. Ids are those of nodes; empty for none. */
export interface GigTemplateValues {
  name: string;
  skillId: string;
  /** Dollars an hour. */
  hourlyRateCents: string;
  positionDescription: string;
  privateNotes: string;
  noExperienceRequired: boolean;
  isAutoSelectEnabled: boolean;
  /** Empty: the location itself. */
  addressId: string;
  requirementIds: readonly string[];
  attachmentIds: readonly string[];
}

/** A template in which nothing is chosen yet. */
export const emptyTemplate: GigTemplateValues = {
  name: '',
  skillId: '',
  hourlyRateCents: '',
  positionDescription: '',
  privateNotes: '',
  noExperienceRequired: false,
  isAutoSelectEnabled: false,
  addressId: '',
  requirementIds: [],
  attachmentIds: [],
};

const ids = z.readonly(z.array(z.string()));

/** The rules of the form; its output is what the server takes. Dollars become cents. */
export const gigTemplateSchema = formSchema({
  name: gigTemplateRules.name,
  skillId: requiredTextOr('Choose a position'),
  hourlyRateCents: z.pipe(z.pipe(z.string(), z.transform(centsOf)), wageCents),
  positionDescription: gigTemplateRules.positionDescription,
  privateNotes: z.string().check(z.trim(), z.maxLength(2000, 'At most 2000 characters')),
  noExperienceRequired: z.boolean(),
  isAutoSelectEnabled: z.boolean(),
  addressId: z.pipe(
    z.string(),
    z.transform((id) => (id === '' ? null : id)),
  ),
  requirementIds: ids,
  attachmentIds: ids,
});

/** A template as the server takes it. */
export type ParsedGigTemplate = z.output<typeof gigTemplateSchema>;
