import type { Database } from '../../../platform/database/database.ts';
import { type ErrorDetail, invalidFields } from '../../../platform/errors.ts';
import { requireGroups } from '../../groups/requireGroups.ts';

/** The network steps of a posting. */
type Steps = {
  type: string;
  is_auto_post_network_to_marketplace_enabled?: boolean | undefined;
  network_group_ids: readonly number[];
  network_group_hours?: number | null | undefined;
  network_hours?: number | null | undefined;
};

/**
 * Checks that the network steps of a posting are consistent.
 *
 * @throws ApiError invalid at the fields
 */
export async function checkNetworkSteps(trx: Database, locationId: number, steps: Steps): Promise<void> {
  const { network_group_ids: groupIds, network_group_hours: groupHours, network_hours: hours } = steps;
  const problems: ErrorDetail[] = [];
  const refuse = (target: string, message: string) => problems.push({ code: 'invalid', message, target });
  if (steps.type !== 'NETWORK') {
    if (groupIds.length > 0) refuse('network_group_ids', 'Only network shifts are shown to groups first');
    if (groupHours != null) refuse('network_group_hours', 'Only network shifts are shown to groups first');
  } else {
    if (groupHours != null && groupIds.length === 0) refuse('network_group_ids', 'Choose at least one group');
    if (groupHours == null && groupIds.length > 0) {
      refuse('network_group_hours', 'Enter for how many hours the groups alone see it');
    }
  }
  if (hours != null && steps.is_auto_post_network_to_marketplace_enabled !== true) {
    refuse('network_hours', 'Only shifts that move to the marketplace have hours before that');
  }
  if (problems.length > 0) throw invalidFields(problems);
  await requireGroups(trx, { locationId, groupIds, target: 'network_group_ids' });
}
