import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { containsPattern } from '../../platform/database/containsPattern.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** For queries over `pros`: whether the display name, or first and last name, contain a text. */
export function fullNameContains(text: string): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'pros'>();
  const pattern = containsPattern(text);
  const users = eb
    .selectFrom('users')
    .select('users.id')
    .where(sql`users.first_name || ' ' || users.last_name`, 'ilike', pattern);
  return eb.or([eb('pros.display_name', 'ilike', pattern), eb('pros.user_id', 'in', users)]);
}
