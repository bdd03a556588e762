import type { Selectable } from 'kysely';
import { cancellationReasonToWire } from '../cancelling/cancellationReason.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ChangesTable } from './changesTable.ts';
import { type ChangeResponse, changeResponse } from './changeResponse.ts';
import { moneyFields, applicationHistoryFields, gigHistoryFields } from './historyFields.ts';

/** A change with the names of the actor and of the pro. */
export type ChangeRow = Selectable<ChangesTable> & {
  first_name: string | null;
  last_name: string | null;
  /** The display name of an actor who is a pro. */
  actor_pro_name: string | null;
  pro_name: string | null;
};

type Seen = { seesMoney: boolean; slug: string };
type Value = ChangeResponse['fields'][number]['before'];

/** The responses of changes, with names instead of ids. */
export async function toChangeResponses(
  database: Database,
  rows: readonly ChangeRow[],
  { seesMoney, slug }: Seen,
): Promise<ChangeResponse[]> {
  const names = await readNames(database, rows);
  const toValue = (field: string, value: unknown): Value => {
    if (typeof value === 'number' && field in names) return names[field]?.get(value) ?? null;
    if (field === 'cancellation_reason' && typeof value === 'string')
      return cancellationReasonToWire(value, slug);
    return valueSchema.parse(value ?? null);
  };
  return rows.map(({ subject, before, after, ...row }) => ({
    id: row.id,
    subject: subject === 'gig_applications' ? 'application' : 'gig',
    action: row.action,
    actor: row.actor_user_id === null ? null : { id: row.actor_user_id, name: actorName(row) },
    pro_name: row.pro_name,
    created_ts: row.created_ts.toISOString(),
    // Records that were created or removed have no fields.
    fields: (before && after ? (subject === 'gigs' ? gigHistoryFields : applicationHistoryFields) : [])
      .filter((field) => before !== null && field in before)
      .map((field) => {
        const isHidden = !seesMoney && moneyFields.includes(field);
        return {
          field,
          before: isHidden ? null : toValue(field, before?.[field]),
          after: isHidden ? null : toValue(field, after?.[field]),
          is_hidden: isHidden,
        };
      }),
  }));
}

/** Businesses see the last name of a pro as an initial. */
function actorName({
  actor_pro_name,
  first_name,
  last_name,
}: Pick<ChangeRow, 'actor_pro_name' | 'first_name' | 'last_name'>): string {
  return actor_pro_name ?? [first_name, last_name].filter(Boolean).join(' ');
}

const valueSchema = changeResponse.shape.fields.element.shape.before.catch(null);

/** The names of the ids in these columns, by column. */
async function readNames(
  database: Database,
  rows: readonly ChangeRow[],
): Promise<Record<string, Map<number, string>>> {
  const numbers = (column: string) =>
    rows
      .flatMap(({ before, after }) => [before?.[column], after?.[column]])
      .filter((value) => typeof value === 'number');
  const managers = await database
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', [0, ...numbers('onsite_manager_id')])
    .execute();
  const events = await database
    .selectFrom('events')
    .select(['id', 'name'])
    .where('id', 'in', [0, ...numbers('event_id')])
    .execute();
  return {
    onsite_manager_id: new Map(
      managers.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()]),
    ),
    event_id: new Map(events.map(({ id, name }) => [id, name])),
  };
}
