import type { ApplicationResponse } from '../../filling/applications/applicationResponse.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { accessOf } from '../../platform/access/locationAccess.ts';
import type { GigResponse } from '../../schedule/gigs/gigResponse.ts';
import type { PayableWork } from '../payments/payableWork.ts';

type BilledWork = Pick<PayableWork, 'location_id' | 'organization_id' | 'billed_organization_id'>;

/** Whether the caller sees work only as an admin of the organization that is billed for it: the location has left it. */
export function seesAsBilled(
  caller: Caller,
  { location_id: id, organization_id, ...work }: BilledWork,
): boolean {
  return (
    caller.organizationIds.has(work.billed_organization_id) &&
    accessOf(caller, { id, organization_id }) === null
  );
}

/** The caller with the right to read what their organizations are billed for, at locations that have left them. */
export function readerOf(caller: Caller, works: readonly BilledWork[]): Caller {
  const left = works.filter((work) => seesAsBilled(caller, work));
  if (left.length === 0) return caller;
  const roles = left.map(({ location_id }) => [location_id, 'TEAM_MEMBER'] as const);
  return { ...caller, locationRoles: new Map([...caller.locationRoles, ...roles]) };
}

/** The work without what only the team of the location knows of the pro. */
export function applicationOfBilled(application: ApplicationResponse): ApplicationResponse {
  return {
    ...application,
    phone_number: null,
    is_favorite: false,
    is_blocked: false,
    match: { parts: null, blockers: [] },
    review: null,
  };
}

/** The gig without the people and the codes of the location. */
export function gigOfBilled(gig: GigResponse): GigResponse {
  return { ...gig, onsite_manager: null, checkin_code: null, headshots: [] };
}
