import type { Caller } from '../../platform/access/caller.ts';
import { ApiError } from '../../platform/errors.ts';
import type { PayableWork } from './payableWork.ts';

type Billed = Pick<PayableWork, 'billed_organization_id' | 'organization_id' | 'billed_organization_name'>;

/** The name of who is billed, where it is not the organization that has the location now; else null. */
export function billedElsewhere(work: Billed): string | null {
  return work.billed_organization_id === work.organization_id ? null : work.billed_organization_name;
}

/**
 * Whether a caller who may pay the work may add to its pay. What the work comes to is owed whatever role approves it; a tip, a
 * bonus or an extra payment is given. An organization that the location has left is charged for a gift only by its own
 * admins, and by platform admins.
 */
export function mayAdd(work: Billed, caller: Pick<Caller, 'isPlatformAdmin' | 'organizationIds'>): boolean {
  return (
    billedElsewhere(work) === null ||
    caller.isPlatformAdmin ||
    caller.organizationIds.has(work.billed_organization_id)
  );
}

/** @throws ApiError conflict, at the field of what was added if there is one */
export function requireMayAdd(
  work: Billed,
  caller: Pick<Caller, 'isPlatformAdmin' | 'organizationIds'>,
  target?: string,
): void {
  if (mayAdd(work, caller)) return;
  const { billed_organization_name: name } = work;
  throw new ApiError(
    'conflict',
    `${name} had this location when the work ended, and is billed for it. Only its admins can add to the pay.`,
    target === undefined ? {} : { target },
  );
}
