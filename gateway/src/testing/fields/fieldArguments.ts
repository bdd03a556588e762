import { demoInvoice } from '../demoInvoices.ts';
import { globalId } from '../globalId.ts';
import { graphql } from '../graphql.ts';
import { present } from '../present.ts';
import { roleFixtures } from '../roles/roleFixtures.ts';
import { rootQueries } from '../roles/rootQueries.ts';
import type { TestStack } from '../startTestStack.ts';
import type { FieldArguments } from './fieldCalls.ts';

/** A gig that was cancelled, and paid work: both have details about money that others lack. */
async function gigsWithPay({ run }: TestStack) {
  const { data } = await run(
    graphql(`
      {
        location(databaseId: 1) {
          cancelled: gigs(first: 1, filter: { statuses: [CANCELLED] }) {
            nodes {
              databaseId
            }
          }
          completed: gigs(first: 20, filter: { statuses: [COMPLETED] }) {
            nodes {
              databaseId
              applications(first: 20) {
                nodes {
                  databaseId
                  payment {
                    isPaid
                  }
                }
              }
            }
          }
        }
      }
    `),
    { as: 'owner' },
  );
  const { cancelled, completed } = present(data?.location);
  const work = (completed?.nodes ?? []).flatMap((gig) =>
    (gig.applications?.nodes ?? []).map((application) => ({ gig: gig.databaseId, ...application })),
  );
  const paid = present(work.find(({ payment }) => payment?.isPaid));
  const { databaseId: cancelledGig } = present(cancelled?.nodes[0]);
  return { cancelledGig, paidGig: paid.gig, paidApplication: paid.databaseId };
}

/** The arguments of the root fields, as the table of queries has them. */
async function rootArguments(stack: TestStack): Promise<ReadonlyMap<string, string>> {
  const { databaseId } = await demoInvoice(stack, 'DRAFT');
  const queries = rootQueries(await roleFixtures(stack), databaseId);
  return new Map(
    Object.entries(queries).flatMap(([name, { text }]) => {
      const given = new RegExp(`^\\{ ${name}(\\([^)]*\\))?`).exec(text);
      return given === null ? [] : [[name, given[1] ?? '']];
    }),
  );
}

const week = '(from: "2026-03-02", until: "2026-03-08")';
const skill = JSON.stringify(globalId('Skill', 1));
const shift = `{ skillId: ${skill}, date: "2026-04-20", startTime: "17:00", endTime: "23:00", wageCents: 7500 }`;

/** The arguments that fields demand, about Copper Finch Grill where they are about a place. */
export async function fieldArguments(stack: TestStack): Promise<FieldArguments> {
  const roots = await rootArguments(stack);
  const { cancelledGig, paidGig, paidApplication } = await gigsWithPay(stack);
  return {
    ...Object.fromEntries([...roots].map(([name, given]) => [`Query.${name}`, [given]])),
    'Query.gig': [roots.get('gig') ?? '', `(databaseId: ${cancelledGig})`, `(databaseId: ${paidGig})`],
    'Query.gigApplication': [roots.get('gigApplication') ?? '', `(databaseId: ${paidApplication})`],
    'Admin.user': ['(databaseId: 1)'],
    'GigApplication.adHocPaymentCost': ['(amountCents: 1000, reason: TIP)'],
    'GigApplication.additionalPay': ['(startTime: "2026-03-20T10:00:00Z", endTime: "2026-03-20T14:00:00Z")'],
    'Location.calendar': [week],
    'Location.dashboard': ['(name: SPEND)'],
    'Location.home': ['(isBrief: false)'],
    'Location.organizationRemap': [`(organizationId: ${JSON.stringify(globalId('Organization', 2))})`],
    'Location.postingCheck': [`(input: { hasContact: true, shifts: [${shift}] })`],
    'Location.recurrenceDates': [
      '(date: "2026-04-20", startTime: "17:00", endTime: "23:00", recurrence: { frequency: DAILY, occurrence: 2 })',
    ],
    'Location.scheduledPros': [week],
    'Organization.dashboard': ['(name: SPEND)'],
    'Pro.atLocation': ['(locationDatabaseId: 1)'],
    'Sandbox.messages': ['(to: "owner@brigade.example")'],
  };
}
