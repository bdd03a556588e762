import { gigTemplateName } from '@brigade/domain/schedule/gigTemplates/gigTemplateName.ts';
import { requiredTextOr } from '@brigade/domain/platform/validation/requiredText.ts';
import { gigTermsIn } from '@brigade/domain/schedule/terms/gigTerms.ts';
import * as z from 'zod/mini';
import type { ServerError } from '../../ui/forms/formErrors.ts';
import { addressProblems } from '../terms/removedAddress.ts';
import {
  emptyTerms,
  type TermInput,
  termInput,
  termOfInput,
  termProblems,
  type TermValuesIn,
} from '../terms/termValues.ts';

export interface GigTemplateValues extends TermValuesIn<'template'> {
  name: string;
  /** Id of the skill's node; empty for none. */
  skillId: string;
}

export const emptyTemplate: GigTemplateValues = { ...emptyTerms('template'), name: '', skillId: '' };

/** A valid template as input fields. */
export interface ParsedGigTemplate extends TermInput<'template'> {
  readonly name: string;
  readonly skillId: string;
}

const skill = requiredTextOr('Choose a position');

/** The rules of the form. Its output are the input fields. */
export function gigTemplateSchema() {
  z.config({ jitless: true });
  return z.pipe(
    z.custom<GigTemplateValues>(),
    z.transform((values, context): ParsedGigTemplate => {
      const problems = [
        ...issuesAt('name', gigTemplateName.safeParse(values.name)),
        ...issuesAt('skillId', skill.safeParse(values.skillId)),
        ...addressProblems(values),
        ...termProblems('template', values, gigTermsIn('template')),
      ];
      for (const { path, message } of problems) {
        context.issues.push({ code: 'custom', path: [path], message, input: values });
      }
      return { ...termInput('template', values), name: values.name.trim(), skillId: values.skillId };
    }),
  );
}

/** Maps a server error to the field of the form. */
export function atTemplateField({
  path,
  message,
}: {
  path: readonly string[];
  message: string;
}): ServerError {
  return {
    message,
    path: path.map((segment, index) => (index === 0 ? termOfInput(segment, 'template') : segment)),
  };
}

interface Parsed {
  readonly error?: { readonly issues: readonly { readonly message: string }[] } | undefined;
}

function issuesAt(path: string, { error }: Parsed) {
  return (error?.issues ?? []).map(({ message }) => ({ path, message }));
}
