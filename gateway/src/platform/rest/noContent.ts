import { z } from 'zod';

/** The response schema of calls that answer 204 or whose answer nobody reads. */
export const noContent: z.ZodType<null> = z.unknown().transform(() => null);
