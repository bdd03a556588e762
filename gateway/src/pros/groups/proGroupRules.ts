import { groupDescription, groupName } from '@brigade/domain/pros/groups/groupText.ts';
import { z } from 'zod';

/** The rules of what is written into a group. */
export const proGroupRules = {
  name: groupName,
  description: z.nullish(groupDescription),
};

/** The input fields that correspond to the fields and permissions of upstream errors. */
export const proGroupPaths = { name: ['name'], description: ['description'] };
