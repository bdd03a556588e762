import { z } from 'zod';

/** The schema of an answer without a body. */
export const noContent = z.undefined().describe('No content');
