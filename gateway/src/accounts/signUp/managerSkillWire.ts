import { z } from 'zod';

/** What a manager may look after. */
export const managerSkillWire = z.object({ id: z.int(), name: z.string() });

export type ManagerSkillWire = z.infer<typeof managerSkillWire>;
