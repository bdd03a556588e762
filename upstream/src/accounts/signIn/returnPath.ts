import { z } from 'zod';

/**
 * A path of the web app: it starts with one slash. Neither `//host` nor `/\host` is one, nor what a browser turns into
 * one of these by dropping tabs and line ends.
 */
export const returnPath = z
  .string()
  .max(2000)
  .regex(/^\/(?![/\\])[^\s\\]*$/, 'must be a path of the web app');
