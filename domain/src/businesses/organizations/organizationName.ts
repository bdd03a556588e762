import * as z from 'zod/mini';
import { requiredText } from '../../platform/validation/requiredText.ts';

/** The name of an organization, at most 100 characters. */
export const organizationName = requiredText.check(z.maxLength(100, 'At most 100 characters'));
