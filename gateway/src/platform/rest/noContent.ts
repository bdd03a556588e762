import { z } from 'zod';

/** The response schema of calls that return 204 or whose response is ignored. */
export const noContent: z.ZodType<null> = z.unknown().transform(() => null);
