import { z } from 'zod';
import { phoneNumber } from '../../platform/outbox/address.ts';

const extension = /[\s,;]*(?:x|ext\.?|extension|#)[\s.:]*\d{1,7}\s*$/i;

/** The request fields of a manager on duty. */
export const managerOnDutyFields = {
  fullname: z.string().trim().min(1, 'This field is required').max(100, 'At most 100 characters'),
  phone_number: z
    .string()
    .trim()
    .min(1, 'This field is required')
    // Drops the extension, which is not part of the number.
    .transform((text) => text.replace(extension, ''))
    .pipe(phoneNumber)
    .describe('A US number, optionally with an extension; stored as +1 and ten digits'),
};
