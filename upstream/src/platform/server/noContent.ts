import { z } from 'zod';

/** The schema of a response without a body. */
export const noContent = z.undefined().describe('No content');
