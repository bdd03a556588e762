import type { Caller } from '../../platform/access/caller.ts';
import { accessTo } from '../../platform/access/locationAccess.ts';
import { type LocationAccess, may } from '../../platform/access/permissions.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { GigTemplateResponse } from './gigTemplateResponse.ts';
import { selectGigTemplates, toGigTemplate } from './loadGigTemplates.ts';

/**
 * A template as visible to the caller, with their access to its location.
 *
 * @throws ApiError not_found when it does not exist or its location is not visible to the caller
 */
export async function gigTemplateFor(
  database: Database,
  caller: Caller,
  id: number,
): Promise<{ template: GigTemplateResponse; access: LocationAccess }> {
  const row = await selectGigTemplates(database).where('gig_templates.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('gig template');
  const { access } = await accessTo(database, caller, row.location_id);
  return { template: toGigTemplate(row, may(access, 'wages.view')), access };
}
