import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { busiestGig } from '../testing/busiestGig.ts';
import { collectPlans } from '../testing/plans/collectPlans.ts';
import { specifiedDialects } from '../testing/specified/specifiedDialects.ts';
import { startSpecifiedGateway } from '../testing/specified/startSpecifiedGateway.ts';
import { startTestStack } from '../testing/startTestStack.ts';

const server = await startSpecifiedGateway();
afterAll(() => server.close());

const file = new URL('../../../persisted-documents.json', import.meta.url);
const documents = z.record(z.string(), z.string()).parse(JSON.parse(await readFile(file, 'utf8')));
const queries = Object.entries(documents).flatMap(([id, text]): [name: string, id: string][] => {
  const name = /^query (\w+)/.exec(text)?.[1];
  return name === undefined ? [] : [[name, id]];
});

/** The demo's data names other entities, but any number has an entity here. */
const stack = await startTestStack();
const gig = await busiestGig(stack);
const plans = await collectPlans();
/** Some write to the demo's data, so all are prepared once. */
const variablesByName = new Map<string, unknown>();
for (const [name] of queries) variablesByName.set(name, await plans.get(name)?.variables({ stack, gig }));

/** What a document of the web app reads here. */
async function read(name: string, id: string) {
  const variables = variablesByName.get(name);
  const { data, errors = [] } = await server.post({ id, variables });
  const failed = errors.map(({ path = [], extensions }) => {
    const names = path.map((step) => (typeof step === 'number' ? '*' : step));
    return `${String(extensions?.['code'])} ${names.join('.')}`;
  });
  return { data, failed: [...new Set(failed)].toSorted() };
}

/** What fails where the specification has no call for it, or does not show the response. */
const unspecified = new Set<string>();
server.speak({});
for (const [name, id] of queries)
  (await read(name, id)).failed.forEach((failure) => unspecified.add(failure));

describe.each(specifiedDialects)('a server that %s', (_, dialect) => {
  beforeAll(() => server.speak(dialect));

  test.each(queries)(
    'a server fails no field of %s but those of calls it does not have',
    async (name, id) => {
      const { data, failed } = await read(name, id);
      expect(data).not.toBeNull();
      expect(failed.filter((failure) => !unspecified.has(failure))).toEqual([]);
    },
  );
});

test('the fields of calls that the specification does not name, or whose response it does not show, are these', () => {
  expect([...unspecified].toSorted()).toMatchInlineSnapshot(`
    [
      "NOT_FOUND admin.escalatedDisputes",
      "NOT_FOUND cancellationPreview",
      "NOT_FOUND certifications",
      "NOT_FOUND dispute",
      "NOT_FOUND gig.changes",
      "NOT_FOUND gig.offers",
      "NOT_FOUND gig.pay",
      "NOT_FOUND gig.pendingOffers",
      "NOT_FOUND gig.roster",
      "NOT_FOUND gig.standbys",
      "NOT_FOUND gigCheckIn",
      "NOT_FOUND interviewInvitation",
      "NOT_FOUND invoice",
      "NOT_FOUND location.adHocPayments.edges.*.node.gig",
      "NOT_FOUND location.calendar",
      "NOT_FOUND location.dashboard",
      "NOT_FOUND location.daySchedule",
      "NOT_FOUND location.disputes",
      "NOT_FOUND location.duePay",
      "NOT_FOUND location.duePayByPro",
      "NOT_FOUND location.dueTotal",
      "NOT_FOUND location.geoLogs.edges.*.node.pro",
      "NOT_FOUND location.home",
      "NOT_FOUND location.invoices",
      "NOT_FOUND location.networkInvites",
      "NOT_FOUND location.networkMembers",
      "NOT_FOUND location.openDisputes",
      "NOT_FOUND location.organizationRemap",
      "NOT_FOUND location.organizationsToMoveTo",
      "NOT_FOUND location.proBlocks",
      "NOT_FOUND location.proGroups",
      "NOT_FOUND location.recurrenceDates",
      "NOT_FOUND location.savedFilters",
      "NOT_FOUND markets",
      "NOT_FOUND networkInvitePreview",
      "NOT_FOUND node",
      "NOT_FOUND node.adHocPayments.edges.*.node.gig",
      "NOT_FOUND node.apiTokens",
      "NOT_FOUND node.calendarFeeds",
      "NOT_FOUND node.changes",
      "NOT_FOUND node.disputes",
      "NOT_FOUND node.duePay",
      "NOT_FOUND node.duePayByPro",
      "NOT_FOUND node.dueTotal",
      "NOT_FOUND node.geoLogs.edges.*.node.pro",
      "NOT_FOUND node.invoices",
      "NOT_FOUND node.networkInvites",
      "NOT_FOUND node.networkMembers",
      "NOT_FOUND node.notes",
      "NOT_FOUND node.offers",
      "NOT_FOUND node.proBlocks",
      "NOT_FOUND node.proGroups",
      "NOT_FOUND nodes.*",
      "NOT_FOUND organization.apiTokens",
      "NOT_FOUND organization.dashboard",
      "NOT_FOUND organization.disputes",
      "NOT_FOUND organization.invoices",
      "NOT_FOUND orientation",
      "NOT_FOUND pro.atLocation.notes",
      "NOT_FOUND proGroup",
      "NOT_FOUND ratingCategories",
      "NOT_FOUND sandbox.acts",
      "NOT_FOUND sandbox.clock",
      "NOT_FOUND sandbox.script",
      "NOT_FOUND search",
      "NOT_FOUND sendHomeCosts",
      "NOT_FOUND teamCaptain",
      "NOT_FOUND timeZoneAt",
      "NOT_FOUND viewer.apiTokens",
      "NOT_FOUND viewer.daySchedule",
      "NOT_FOUND viewer.exports",
      "NOT_FOUND viewer.homeTotals",
      "NOT_FOUND viewer.locations.edges.*.node.home",
      "NOT_FOUND viewer.notificationSettings",
      "NOT_FOUND viewer.referralProgram",
      "NOT_FOUND viewer.referredBusinesses",
      "NOT_FOUND viewer.sessions",
      "NOT_FOUND viewer.webhooks",
      "NOT_FOUND webhook",
      "NOT_FOUND webhookDelivery",
    ]
  `);
});
