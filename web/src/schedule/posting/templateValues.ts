import type { CreateGigTemplateInput } from '../../__generated__/createGigTemplateMutation.graphql.ts';
import type { AppliedTemplate } from '../gigTemplates/TemplatePicker.tsx';
import { removedAddress } from '../terms/removedAddress.ts';
import { termInput } from '../terms/termValues.ts';
import { gigTermsIn } from '@brigade/domain/schedule/terms/gigTerms.ts';
import { emptyLine, type PostingValues, type ShiftLineValues } from './postingValues.ts';

const shared: readonly string[] = gigTermsIn('posting');

/** The values that a template changes: its position and texts in the first line, the rest for the whole posting. */
export function applyTemplate(
  { lines }: Pick<PostingValues, 'lines'>,
  { skillId, terms }: AppliedTemplate,
): Partial<PostingValues> {
  const entries = Object.entries(terms);
  const ofLine: Partial<ShiftLineValues> = Object.fromEntries(
    entries.filter(([name]) => !shared.includes(name)),
  );
  const apply = (line: ShiftLineValues) => ({
    ...line,
    ...ofLine,
    skillId: skillId ?? line.skillId,
    // A wage that the viewer cannot see stays as typed.
    wage: terms.wage || line.wage,
  });
  return {
    ...Object.fromEntries(entries.filter(([name]) => shared.includes(name))),
    lines: lines.map((line, index) => (index === 0 ? apply(line) : line)),
  };
}

/** The input of a template with the first position of the form. */
export function templateOf(
  locationId: string,
  values: PostingValues,
): Omit<CreateGigTemplateInput, 'name' | 'clientMutationId'> {
  const line = values.lines[0] ?? emptyLine('line-1');
  const { hourlyRateCents, ...input } = termInput('template', { ...values, ...line });
  return {
    locationId,
    ...input,
    ...(line.skillId !== '' && { skillId: line.skillId }),
    ...(!Number.isNaN(hourlyRateCents) && { hourlyRateCents }),
    ...(values.addressId === removedAddress && { usesLocationAddress: false }),
  };
}
