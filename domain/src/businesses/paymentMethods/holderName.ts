import * as z from 'zod/mini';
import { requiredText } from '../../platform/validation/requiredText.ts';

/** The name on a card or bank account: required, at most 100 characters. */
export const holderName = requiredText.check(z.maxLength(100, 'At most 100 characters'));
