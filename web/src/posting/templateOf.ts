import type { CreateGigTemplateInput } from '../__generated__/createGigTemplateMutation.graphql.ts';
import { centsOf } from '../schedule/terms/dollars.ts';
import type { PostingValues } from './postingValues.ts';

/** What the form says as a template: its first position, and what holds for it. */
export function templateOf(
  locationId: string,
  values: PostingValues,
): Omit<CreateGigTemplateInput, 'name' | 'clientMutationId'> {
  const [line] = values.lines;
  const wage = centsOf(line?.wage ?? '');
  return {
    locationId,
    ...(line && line.skillId !== '' && { skillId: line.skillId }),
    ...(!Number.isNaN(wage) && { hourlyRateCents: wage }),
    ...(values.addressId !== '' && { addressId: values.addressId }),
    positionDescription: line?.description.trim() ?? '',
    privateNotes: values.privateNotes.trim(),
    noExperienceRequired: values.noExperienceRequired,
    isAutoSelectEnabled: values.isAutoSelectEnabled,
    requirementIds: values.requirementIds,
    attachmentIds: values.attachmentIds,
  };
}
