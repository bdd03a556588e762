import type { AppliedTemplate } from '../schedule/gigTemplates/TemplatePicker.tsx';
import { dollarsText } from '../schedule/terms/dollars.ts';
import type { PostingValues } from './postingValues.ts';

/** What a template changes in the form: its first line, and what holds for all of them. */
export function applyTemplate(
  { lines }: Pick<PostingValues, 'lines'>,
  template: AppliedTemplate,
): Partial<PostingValues> {
  const { skillId, wageCents, description, addressId } = template;
  return {
    lines: lines.map((line, index) =>
      index === 0
        ? {
            ...line,
            description,
            skillId: skillId ?? line.skillId,
            wage: wageCents === null ? line.wage : dollarsText(wageCents),
          }
        : line,
    ),
    addressId: addressId ?? '',
    privateNotes: template.privateNotes,
    noExperienceRequired: template.noExperienceRequired,
    isAutoSelectEnabled: template.isAutoSelectEnabled,
    requirementIds: template.requirementIds,
    attachmentIds: template.attachmentIds,
  };
}
