import { dueJobs } from '../app/dueJobs.ts';
import type { Database } from '../platform/database/database.ts';
import { runDueWork } from '../platform/dueWork/runDueWork.ts';
import type { Services } from '../platform/server/services.ts';
import { post } from '../pay/ledger/post.ts';
import { fixtureIds as ids } from './fixtureIds.ts';
import { addCard, finishWork } from './pay.ts';
import type { TestClock } from './testClock.ts';
import { testSettings } from './testSettings.ts';

type Server = { database: Database; clock: TestClock; settings?: Services['settings'] };

/** The id of the first invoice. */
export const firstInvoice = 1;

export const runDue = ({ database, clock, settings = testSettings }: Server) =>
  runDueWork({ database, clock, settings }, dueJobs);

/** Posts that the work of an application owes wages and a fee, in cents: at first, or instead of what it owed. */
export async function owe(
  { database, clock }: Server,
  applicationId: number,
  [wages, fee]: readonly [number, number],
  attempt = 1,
): Promise<void> {
  await database.transaction().execute((trx) => {
    const entries = { BUSINESS_RECEIVABLE: wages + fee, LABOR: -wages, PLATFORM_FEE: -fee };
    return post(trx, [{ application_id: applicationId, event: 'OWED', attempt, entries }], clock.now());
  });
}

/** Harbor House is invoiced every Sunday and has a card; two pros have worked there, on a Tuesday, for $196.00 and a fee. */
export async function oweTwoPros(server: Server): Promise<void> {
  await finishWork(server);
  await addCard(server.database);
  await server.database
    .updateTable('locations')
    .set({ invoicing_enabled: true, auto_approve_hours_enabled: false })
    .where('id', '=', ids.harborHouse)
    .execute();
  await owe(server, ids.openApplications[0], [19_600, 3626]);
  await owe(server, ids.openApplications[1], [19_600, 3626]);
}

/** The week of that work is over: its invoice, with two lines of $232.26, is a draft. */
export async function draftInvoice(server: Server): Promise<void> {
  await oweTwoPros(server);
  server.clock.set(new Date('2026-03-09T05:00:00Z'));
  await runDue(server);
}

/** The review of that draft is over, too. */
export async function issueInvoice(server: Server): Promise<void> {
  await draftInvoice(server);
  server.clock.advance(24 * 60);
  await runDue(server);
}
