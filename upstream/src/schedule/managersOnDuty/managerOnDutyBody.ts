import { z } from 'zod';
import { phoneNumber } from '../../platform/outbox/address.ts';

const extension = /[\s,;]*(?:x|ext\.?|extension|#)[\s.:]*\d{1,7}\s*$/i;

/** What is said of a manager on duty. */
export const managerOnDutyFields = {
  fullname: z.string().trim().min(1, 'This field is required').max(100, 'At most 100 characters'),
  phone_number: z
    .string()
    .trim()
    .min(1, 'This field is required')
    // A switchboard understands an extension, the telephone network does not.
    .transform((text) => text.replace(extension, ''))
    .pipe(phoneNumber)
    .describe('A US number, with an extension if need be; kept as +1 and its ten digits'),
};
