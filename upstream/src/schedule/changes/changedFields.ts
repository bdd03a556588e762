import type { Selectable } from 'kysely';
import { cancellationReasonToWire } from '../cancelling/cancellationReason.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ChangesTable } from './changesTable.ts';
import { type ChangeResponse, changeResponse } from './changeResponse.ts';
import {
  moneyFields,
  applicationHistoryFields,
  gigHistoryFields,
  locationHistoryFields,
} from './historyFields.ts';

/** A field of a change, from what to what. */
export type ChangedField = ChangeResponse['fields'][number];

type Change = Pick<Selectable<ChangesTable>, 'subject' | 'before' | 'after'>;
type Seen = { seesMoney: boolean; slug: string };
type Value = ChangedField['before'];

/** The fields of each of these changes, with names instead of ids. Records that were created or removed have none. */
export async function readChangedFields(
  database: Database,
  changes: readonly Change[],
  { seesMoney, slug }: Seen,
): Promise<ChangedField[][]> {
  const names = await readNames(database, changes);
  const toValue = (field: string, value: unknown): Value => {
    if (typeof value === 'number' && field in names) return names[field]?.get(value) ?? null;
    if (field === 'cancellation_reason' && typeof value === 'string')
      return cancellationReasonToWire(value, slug);
    return valueSchema.parse(value ?? null);
  };
  return changes.map(({ subject, before, after }) =>
    (before && after ? fieldsOf(subject) : [])
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
  );
}

function fieldsOf(subject: Change['subject']): readonly string[] {
  if (subject === 'locations') return locationHistoryFields;
  return subject === 'gigs' ? gigHistoryFields : applicationHistoryFields;
}

const valueSchema = changeResponse.shape.fields.element.shape.before.catch(null);

/** The names of the ids in these columns, by column. */
async function readNames(
  database: Database,
  changes: readonly Change[],
): Promise<Record<string, Map<number, string>>> {
  const numbers = (column: string) =>
    changes
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
  const organizations = await database
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('id', 'in', [0, ...numbers('organization_id')])
    .execute();
  return {
    onsite_manager_id: new Map(
      managers.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()]),
    ),
    event_id: new Map(events.map(({ id, name }) => [id, name])),
    organization_id: new Map(organizations.map(({ id, name }) => [id, name])),
  };
}
