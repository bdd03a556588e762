import { z } from 'zod';

/** A line to the pros who are asked. */
export const offerMessage = z.string().max(300, 'At most 300 characters');
