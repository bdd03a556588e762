import { z } from 'zod';

/** A first or last name of 1 to 100 characters. */
export const personName = z
  .string()
  .trim()
  .min(1, 'This field is required')
  .max(100, 'At most 100 characters');
