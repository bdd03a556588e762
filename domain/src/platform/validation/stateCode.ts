import * as z from 'zod/mini';
import { requiredText } from './requiredText.ts';

/** The two letters of each state, the District of Columbia and the inhabited territories. */
export const stateCodes = (
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR ' +
  'PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI'
).split(' ');

/** A required US state by its two letters, in either case; the value is in capitals. */
export const stateCode = z.pipe(
  requiredText,
  z.string().check(
    z.toUpperCase(),
    z.refine((code) => stateCodes.includes(code), 'Invalid state'),
  ),
);
