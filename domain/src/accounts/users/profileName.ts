import * as z from 'zod/mini';
import { requiredText } from '../../platform/validation/requiredText.ts';

const longest = 100;

/** The first or last name of a user, at most 100 characters. */
export const profileName = requiredText.check(z.maxLength(longest, `At most ${longest} characters`));
