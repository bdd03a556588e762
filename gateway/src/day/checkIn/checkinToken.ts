import { z } from 'zod';

/** The token of a check-in link. Others fail without a request. */
export const checkinToken = z.guid('This link is not valid');
