import { z } from 'zod';

/**
 * A path of the web app, starting with a single slash. Rejects `//host` and `/\host`, and anything that a browser turns
 * into one of these by removing tabs and newlines.
 */
export const returnPath = z
  .string()
  .max(2000)
  .regex(/^\/(?![/\\])[^\s\\]*$/, 'must be a path of the web app');
