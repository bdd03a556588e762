import { createHash } from 'node:crypto';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOfExport, type ExportHolder } from '../../platform/access/tokens/loadExportCaller.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError, type ErrorCode } from '../../platform/errors.ts';
import type { ExportFailure } from './exportStates.ts';

/** Names what a caller has access to: two callers with equal roles have the same. */
export function accessHash({ isPlatformAdmin, locationRoles, organizationIds }: Caller): string {
  const access = {
    isPlatformAdmin,
    locations: [...locationRoles].toSorted(([one], [other]) => one - other),
    organizations: [...organizationIds].toSorted((one, other) => one - other),
  };
  return createHash('sha256').update(JSON.stringify(access)).digest('hex');
}

const failureByCode: Partial<Record<ErrorCode, ExportFailure>> = {
  token_revoked: 'TOKEN_REVOKED',
  token_expired: 'TOKEN_EXPIRED',
  account_inactive: 'ACCOUNT_INACTIVE',
  not_authenticated: 'SESSION_ENDED',
};

/** Why an export may not go on; null if its caller has the access of its start. */
export async function accessFailure(
  database: Database,
  held: ExportHolder & { access_hash: string },
  now: Date,
): Promise<ExportFailure | null> {
  try {
    const caller = await callerOfExport(database, held, now);
    return accessHash(caller) === held.access_hash ? null : 'ACCESS_CHANGED';
  } catch (error) {
    const failure = error instanceof ApiError ? failureByCode[error.code] : undefined;
    if (failure === undefined) throw error;
    return failure;
  }
}
