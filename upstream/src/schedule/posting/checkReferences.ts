import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { LocationsTable } from '../../businesses/locations/locationsTable.ts';
import { type ErrorDetail, invalidFields } from '../../platform/errors.ts';
import type { Posting } from './postingBody.ts';

/** What a posting, or a change of a gig, assumes about its location. */
type References = Pick<
  Posting,
  | 'onsite_manager_id'
  | 'event_id'
  | 'employment_type'
  | 'background_check_required'
  | 'type'
  | 'is_auto_post_network_to_marketplace_enabled'
>;

type Check = (trx: Database, location: Selectable<LocationsTable>, posting: References) => Promise<boolean>;

/** The checks against the location other than those of positions and places, with their error messages. */
const checks: readonly { target: keyof References; message: string; isGood: Check }[] = [
  {
    target: 'onsite_manager_id',
    message: 'Choose a member of the team of this location',
    isGood: async (trx, location, { onsite_manager_id }) =>
      onsite_manager_id == null ||
      (await trx
        .selectFrom('location_managers')
        .select('id')
        .where('location_id', '=', location.id)
        .where('user_id', '=', onsite_manager_id)
        .executeTakeFirst()) !== undefined,
  },
  {
    target: 'event_id',
    message: 'This event no longer exists',
    isGood: async (trx, location, { event_id }) =>
      event_id == null ||
      (await trx
        .selectFrom('events')
        .select('id')
        .where('id', '=', event_id)
        .where('organization_id', '=', location.organization_id)
        .executeTakeFirst()) !== undefined,
  },
  {
    target: 'employment_type',
    message: 'This location does not employ people this way',
    isGood: async (_trx, location, { employment_type }) =>
      employment_type === undefined || location.supported_employment_types.includes(employment_type),
  },
  {
    target: 'background_check_required',
    message: 'Background checks are off at this location',
    isGood: async (_trx, location, { background_check_required }) =>
      !background_check_required || location.background_checks_enabled,
  },
  {
    target: 'is_auto_post_network_to_marketplace_enabled',
    message: 'Only network shifts and direct offers move to the marketplace',
    isGood: async (_trx, _location, posting) =>
      !posting.is_auto_post_network_to_marketplace_enabled ||
      posting.type === 'NETWORK' ||
      posting.type === 'PRIVATE_DIRECT_OFFER',
  },
];

/**
 * Checks the references and choices of a posting against its location.
 *
 * @throws ApiError invalid at each field whose value the location does not have or allow
 */
export async function checkReferences(
  trx: Database,
  location: Selectable<LocationsTable>,
  posting: References,
): Promise<void> {
  const problems: ErrorDetail[] = [];
  for (const { target, message, isGood } of checks) {
    if (!(await isGood(trx, location, posting))) problems.push({ code: 'invalid', message, target });
  }
  if (problems.length > 0) throw invalidFields(problems);
}
