import * as z from 'zod/mini';
import { requiredText } from '../../platform/validation/requiredText.ts';
import { parseCandidateCode } from './candidateCode.ts';

/** A required code of a candidate's invitation. */
export const candidateCodeInput = z.pipe(
  requiredText,
  z.transform((text, context) => {
    const code = parseCandidateCode(text);
    if (code !== null) return code;
    context.issues.push({
      code: 'custom',
      message: 'A code has 12 letters and digits. Check your message.',
      input: text,
    });
    return z.NEVER;
  }),
);
