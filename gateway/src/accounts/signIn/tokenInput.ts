import { requiredText } from '@brigade/domain/platform/validation/requiredText.ts';
import { z } from 'zod';
import type { BuilderTypes } from '../../platform/schema/builder.ts';

/** The field of an input that trades a token for a session. */
export function tokenFields(t: PothosSchemaTypes.InputFieldBuilder<BuilderTypes, 'InputObject'>) {
  return { token: t.string({ required: true, description: 'The token in the link of the email.' }) };
}

/** The rules of an input that trades a token for a session. */
export const tokenRules = z.looseObject({ token: requiredText });
