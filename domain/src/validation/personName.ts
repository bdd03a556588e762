import { requiredTextOr } from './requiredText.ts';

/** A person's first name. */
export const firstName = requiredTextOr('First name is required');

/** A person's last name. */
export const lastName = requiredTextOr('Last name is required');
