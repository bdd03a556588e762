import { z } from 'zod';
import { inviteResponse } from './inviteResponse.ts';

/** The response schema for one row of an import. `row` counts from 1. */
export const importResult = z
  .discriminatedUnion('ok', [
    z.object({
      ok: z.literal(true),
      row: z.int().positive(),
      invite: inviteResponse,
    }),
    z.object({
      ok: z.literal(false),
      row: z.int().positive(),
      error: z.object({ code: z.string(), message: z.string(), target: z.string().optional() }),
    }),
  ])
  .meta({ id: 'NetworkInviteImportResult' });

/** The result for one row of an import. */
export type ImportResult = z.output<typeof importResult>;
