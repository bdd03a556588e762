import { phone } from '../../platform/validation/phone.ts';
import { requiredTextUpTo } from '../../platform/validation/requiredTextUpTo.ts';

/** What is said of a manager on duty: a name, and a number that pros can call. */
export const managerOnDutyRules = { fullName: requiredTextUpTo(100), phoneNumber: phone };
