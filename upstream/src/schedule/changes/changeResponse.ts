import { z } from 'zod';
import { id, instant } from '../../platform/server/parameters.ts';

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable();

/** The response schema of a change of a gig or of one of its applications. */
export const changeResponse = z
  .object({
    id,
    subject: z.enum(['gig', 'application']),
    action: z.enum(['created', 'changed', 'removed']),
    actor: z.object({ id, name: z.string() }).nullable().describe('Null for automatic changes'),
    pro_name: z.string().nullable().describe('The pro of the application'),
    created_ts: instant,
    fields: z.array(
      z.object({
        field: z.string(),
        before: value,
        after: value,
        is_hidden: z.boolean().describe('Whether the values are money that the caller may not see'),
      }),
    ),
  })
  .meta({ id: 'Change' });

/** A change of a gig or of one of its applications. */
export type ChangeResponse = z.output<typeof changeResponse>;
