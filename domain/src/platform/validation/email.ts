import * as z from 'zod/mini';
import { requiredText } from './requiredText.ts';

/** A required email address. Its letter case is kept: who compares addresses ignores it. */
export const email = z.pipe(requiredText, z.email('Invalid email address'));
