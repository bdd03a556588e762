import { z } from 'zod';
import { id, instant } from '../../platform/server/parameters.ts';

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable();

/** Something that was done to a gig or to one of its applications. */
export const changeResponse = z
  .object({
    id,
    subject: z.enum(['gig', 'application']),
    action: z.enum(['created', 'changed', 'removed']),
    actor: z.object({ id, name: z.string() }).nullable().describe('Null: it happened by itself'),
    pro_name: z.string().nullable().describe('Whose application it is'),
    created_ts: instant,
    fields: z.array(
      z.object({
        field: z.string(),
        before: value,
        after: value,
        is_hidden: z.boolean().describe('Money that the caller may not see'),
      }),
    ),
  })
  .meta({ id: 'Change' });

/** Something that was done to a gig or to one of its applications. */
export type ChangeResponse = z.output<typeof changeResponse>;
