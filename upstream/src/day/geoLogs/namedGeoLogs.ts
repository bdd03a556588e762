import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { isInScope, type LocationScope } from '../../platform/access/locationScope.ts';
import { containsPattern } from '../../platform/database/containsPattern.ts';
import type { Database } from '../../platform/database/database.ts';
import { geoLogIds, type GeoLogList, inOrder } from './geoLogIds.ts';

/** Geo logs of pros whose display name, or first and last name, contain a text. */
type NamedList = Omit<GeoLogList, 'rowsToPageEnd'> & { search: string };

/** How many of the first logs of the list are looked through before the logs of each pro are. */
const firstLogs = 500;

/**
 * The ids of the logs up to the end of the page, like those of `geoLogIds`. Where many pros have the name, the page fills
 * from the first logs of the list. Otherwise it is merged from the first logs of each of these pros.
 */
export function namedGeoLogIds(
  database: Database,
  { search, ...list }: NamedList & Pick<GeoLogList, 'rowsToPageEnd'>,
) {
  const { scope, conditions, rowsToPageEnd } = list;
  const logs = database.selectFrom('geo_logs').select('geo_logs.id');
  const first = scope === 'all' ? firstLogs : Math.floor(firstLogs / Math.max(1, scope.length));
  const ofFirst = inOrder(
    database
      .selectFrom(
        geoLogIds(database, { scope, conditions, rowsToPageEnd: first })
          .select(['location_id', 'pro_id', 'is_flagged_for_staffer_review', 'created_ts'])
          .limit(first)
          .as('geo_logs'),
      )
      .select('id')
      .where(
        sql<SqlBool>`(
          select ${hasName(search)} from geo_log_pros
          where geo_log_pros.location_id = geo_logs.location_id and geo_log_pros.pro_id = geo_logs.pro_id
            and geo_log_pros.is_flagged_for_staffer_review = geo_logs.is_flagged_for_staffer_review
        )`,
      ),
  ).limit(rowsToPageEnd);
  const ofPro = inOrder(
    logs
      .select(['is_flagged_for_staffer_review', 'created_ts'])
      .where((eb) => eb.and(conditions.tallied))
      .where(scope === 'all' ? sql<SqlBool>`true` : sql<SqlBool>`location_id = this_pro.location_id`)
      .where(sql<SqlBool>`pro_id = this_pro.pro_id`),
  ).limit(rowsToPageEnd);
  return inOrder(
    logs.where(
      'id',
      'in',
      sql<number>`(
        with found as materialized (${ofFirst}),
          is_filled as materialized (select count(*) >= ${rowsToPageEnd} as answer from found),
          merged as materialized (
            select geo_logs.id
            from (select distinct location_id, pro_id from (${namedPros({ scope, conditions, search })}) as named) as this_pro
              cross join lateral ${ofPro} as geo_logs
            where not (select answer from is_filled)
            order by is_flagged_for_staffer_review desc, created_ts desc, id desc
            limit ${rowsToPageEnd}
          )
        select id from found where (select answer from is_filled)
        union all
        select id from merged
      )`,
    ),
  );
}

/** Counts these logs by the kept numbers of logs of each pro. */
export async function countNamedGeoLogs(database: Database, list: NamedList): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(amount), 0) as count from (${namedPros(list)}) as named
  `.execute(database);
  return rows[0]?.count ?? 0;
}

function namedPros({ scope, conditions, search }: NamedList): RawBuilder<unknown> {
  return sql`
    select location_id, pro_id, amount from geo_log_pros
    where ${sql.join([placeOf(scope), ...conditions.tallied], sql` and `)} and amount > 0 and ${hasName(search)}
  `;
}

function hasName(search: string): RawBuilder<boolean> {
  const pattern = sql`lower(${containsPattern(search)})`;
  return sql<boolean>`(display_name like ${pattern} or full_name like ${pattern})`;
}

function placeOf(scope: LocationScope): Expression<SqlBool> {
  return scope === 'all' ? sql<SqlBool>`location_id = 0` : isInScope('location_id', scope);
}
