import type { Database } from '../../platform/database/database.ts';
import type { InvoiceEvent } from './postInvoice.ts';

/** What a line or a credit of an invoice is about; the other columns are null. */
type Subject = Partial<Record<Column, number | null>>;

/** The columns of the ledger that name a subject: an ad-hoc payment names its application, too. */
const columns = ['refund_id', 'referral_reward_id', 'adhoc_payment_id', 'application_id'] as const;

type Column = (typeof columns)[number];

const columnOf = (subject: Subject) => columns.find((column) => subject[column] != null) ?? 'application_id';

/** The attempts of the next postings of this event: one more than the last one of each subject. */
export async function nextAttempts(
  database: Database,
  event: InvoiceEvent,
  subjects: readonly Subject[],
): Promise<(subject: Subject) => number> {
  const last = new Map<string, number>();
  for (const [column, alike] of Map.groupBy(subjects, columnOf)) {
    const ids = alike.map((subject) => subject[column] ?? 0);
    for (const { id, attempt } of await lastAttempts(database, event, column, ids)) {
      last.set(`${column} ${id}`, attempt);
    }
  }
  return (subject) => {
    const column = columnOf(subject);
    return 1 + (last.get(`${column} ${subject[column]}`) ?? 0);
  };
}

function lastAttempts(database: Database, event: InvoiceEvent, column: Column, ids: readonly number[]) {
  return database
    .selectFrom('ledger_postings')
    .select(`${column} as id`)
    .select(({ fn }) => fn.max('attempt').as('attempt'))
    .where(column, 'in', ids)
    .where('event', '=', event)
    .$if(column === 'application_id', (postings) =>
      postings.where('adhoc_payment_id', 'is', null).where('dispute_id', 'is', null),
    )
    .groupBy(column)
    .execute();
}
