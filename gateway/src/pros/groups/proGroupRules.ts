import { z } from 'zod';

/** The rules of what is written into a group. */
export const proGroupRules = {
  name: z.string().trim().min(1, 'Enter a name').max(60, 'At most 60 characters'),
  description: z.string().trim().max(300, 'At most 300 characters').nullish(),
};

/** The input fields that correspond to the fields and permissions of upstream errors. */
export const proGroupPaths = { name: ['name'], description: ['description'] };
