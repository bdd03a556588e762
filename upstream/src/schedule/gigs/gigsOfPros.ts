import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { containsPattern } from '../../platform/database/containsPattern.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { GigFilters } from './gigFilters.ts';

/** Matches gigs with an application of a matching pro; undefined without a filter on pros. */
export function gigsOfPros({
  pro_id,
  pro_first_name,
  pro_last_name,
}: Pick<GigFilters, 'pro_id' | 'pro_first_name' | 'pro_last_name'>): Expression<SqlBool> | undefined {
  if (pro_id === undefined && pro_first_name === undefined && pro_last_name === undefined) return undefined;
  const eb = expressionBuilder<Tables, 'gigs'>();
  let applications = eb.selectFrom('gig_applications').select('gig_applications.gig_id');
  if (pro_id !== undefined) applications = applications.where('gig_applications.pro_id', '=', pro_id);
  if (pro_first_name !== undefined || pro_last_name !== undefined) {
    let pros = eb.selectFrom('pros').innerJoin('users', 'users.id', 'pros.user_id').select('pros.id');
    if (pro_first_name !== undefined) {
      pros = pros.where('users.first_name', 'ilike', containsPattern(pro_first_name));
    }
    if (pro_last_name !== undefined)
      pros = pros.where('users.last_name', 'ilike', containsPattern(pro_last_name));
    applications = applications.where('gig_applications.pro_id', 'in', pros);
  }
  return eb('gigs.id', 'in', applications);
}
