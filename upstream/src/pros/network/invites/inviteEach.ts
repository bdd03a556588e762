import { z } from 'zod';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/server/services.ts';
import { type Guest, guestFields, requireReachable } from './guest.ts';
import type { ImportResult } from './importResult.ts';
import { invite } from './invite.ts';
import { toInvite } from './toInvites.ts';

type Row = { name: string; email: string; phone_number: string };

const guestRow = z.object(guestFields).superRefine(requireReachable);

/** Invites the guest of each row, each in a separate transaction. */
export async function inviteEach(
  services: Services,
  caller: Caller,
  { locationId, rows }: { locationId: number; rows: readonly Row[] },
): Promise<ImportResult[]> {
  const results: ImportResult[] = [];
  const earlier = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    const number = index + 1;
    try {
      const guest = readGuest(row);
      refuseRepeated(earlier, guest, number);
      const sent = await services.database
        .transaction()
        .execute((trx: Database) => invite(services, trx, caller, { locationId, guest }));
      results.push({ ok: true, row: number, invite: toInvite(services, sent, null) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { code, message, target } = error.toDetail();
      results.push({
        ok: false,
        row: number,
        error: { code, message, ...(target !== undefined && { target }) },
      });
    }
  }
  return results;
}

/** @throws ApiError invalid at the first field that is wrong */
function readGuest(row: Row): Guest {
  const { data, error } = guestRow.safeParse(row);
  if (data) return data;
  const [issue] = error.issues;
  throw new ApiError('invalid', issue?.message ?? 'Invalid row', {
    target: issue?.path.map(String).join('.'),
  });
}

/** Records the addresses of a row. @throws ApiError already_exists when an earlier row has the same address */
function refuseRepeated(earlier: Map<string, number>, guest: Guest, row: number): void {
  for (const target of ['email', 'phone_number'] as const) {
    const address = guest[target];
    if (address === null) continue;
    const first = earlier.get(address);
    if (first !== undefined) {
      throw new ApiError('already_exists', `Row ${first} has the same address`, { target });
    }
  }
  for (const address of [guest.email, guest.phone_number]) if (address !== null) earlier.set(address, row);
}
