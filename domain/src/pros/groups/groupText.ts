import * as z from 'zod/mini';
import { requiredTextOr } from '../../platform/validation/requiredText.ts';

/** The most characters of a group's name. */
export const groupNameLimit = 60;

/** The most characters of what a group is for. */
export const groupDescriptionLimit = 300;

export const groupName = requiredTextOr('Enter a name').check(
  z.maxLength(groupNameLimit, `At most ${groupNameLimit} characters`),
);

/** What a group is for; may be empty. */
export const groupDescription = z
  .string()
  .check(z.trim(), z.maxLength(groupDescriptionLimit, `At most ${groupDescriptionLimit} characters`));
