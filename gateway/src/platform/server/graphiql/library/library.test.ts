import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { busiestGig, type BusyGig } from '../../../../testing/busiestGig.ts';
import { createTestWebhook } from '../../../../testing/createTestWebhook.ts';
import { startTestExport } from '../../../../testing/exports.ts';
import { closeFollowed, followEvents, type FollowedEvents } from '../../../../testing/followEvents.ts';
import { globalId } from '../../../../testing/globalId.ts';
import { graphql } from '../../../../testing/graphql.ts';
import { mutate } from '../../../../testing/mutate.ts';
import { collectPlans } from '../../../../testing/plans/collectPlans.ts';
import { present } from '../../../../testing/present.ts';
import { type Person, startTestStack } from '../../../../testing/startTestStack.ts';
import { libraryOperations } from './library.ts';

const stack = await startTestStack();
const plans = await collectPlans();
const followed: FollowedEvents[] = [];
let gig: BusyGig;

beforeEach(async () => {
  await stack.reset();
  gig = await busiestGig(stack);
});
afterEach(() => closeFollowed(stack.url, followed));

async function announcedAttachment(): Promise<string> {
  const { attachment } = await mutate(
    stack,
    graphql(`
      mutation ($input: CreateAttachmentInput!) {
        createAttachment(input: $input) {
          attachment {
            id
          }
          errors {
            code
            message
            path
          }
        }
      }
    `),
    { as: 'member', input: { locationId: globalId('Location', 1), name: 'Menu.pdf' } },
  );
  return present(attachment).id;
}

const applicant = () => present(gig.applicants[0]);

/** With the input that the web app's operation succeeds with, beside what the library says of it. */
async function asPlanned(name: string, given: Readonly<Record<string, unknown>> = {}): Promise<object> {
  const { input } = await present(plans.get(name)).variables({ stack, gig });
  return { input: { ...(given['input'] as object), ...(input as object) } };
}

/** The mutations whose input names what the demo data does not have yet, and the one of the web app. */
const planOf: Readonly<Record<string, string>> = {
  AdjustHours: 'adjustHoursMutation',
  Cancel: 'cancelGigsMutation',
  Change: 'updateGigMutation',
  ClockIn: 'clockInProsMutation',
  ExtraPayment: 'sendAdHocPaymentMutation',
  NoShow: 'markNoShowsMutation',
  Offer: 'offerGigMutation',
  Pay: 'payProsMutation',
  Redeliver: 'resendDeliveryMutation',
  RotateToken: 'rotateApiTokenMutation',
  SendHome: 'sendProsHomeMutation',
  Subscribe: 'createWebhookMutation',
  TestWebhook: 'testWebhookMutation',
  WithdrawOffer: 'withdrawOfferMutation',
};

/** Where the variables of the library name what the demo data does not have yet. */
const variablesOf: Readonly<Record<string, () => object | Promise<object>>> = {
  Applicants: () => ({ gig: gig.databaseId }),
  Application: () => ({ application: applicant().databaseId }),
  BeforeCancelling: () => ({ gigIds: [gig.id] }),
  DeliveryLog: async () => ({
    webhook: present((await createTestWebhook(stack, { url: 'https://hooks.example.com/' })).webhook)
      .databaseId,
  }),
  Offers: () => ({ gig: gig.databaseId }),
  Roster: () => ({ gig: gig.databaseId }),
  Select: () => ({ applicationIds: [applicant().id] }),
  ApplicantChanges: () => ({ gigId: gig.id }),
  DeleteAttachment: async () => ({ attachmentId: await announcedAttachment() }),
  ExportProgress: async () => ({ exportId: present((await startTestExport(stack)).export).id }),
  ExportStatus: async () => ({ export: present((await startTestExport(stack)).export).databaseId }),
};
const runsAs: Readonly<Record<string, Person>> = { AddNote: 'admin', RotateToken: 'member' };

const table = libraryOperations.map((operation) => {
  const [, kind = '', name = ''] = /^(query|mutation|subscription) (\w+)/.exec(operation.text) ?? [];
  return { ...operation, kind, name };
});

async function follow(text: string, variables: Readonly<Record<string, unknown>>) {
  const events = await followEvents(stack.url, text, { variables, token: await stack.tokenOf('manager') });
  followed.push(events);
  return present(await events.next());
}

test.each(table)(
  'the operation "$title" of the library runs',
  async ({ text, kind, name, variables: given }) => {
    const plan = planOf[name];
    const own = plan === undefined ? await variablesOf[name]?.() : await asPlanned(plan, given);
    const variables = { ...given, ...own };
    const { data, errors } =
      kind === 'subscription'
        ? await follow(text, variables)
        : await stack.runText(text, { as: runsAs[name] ?? 'manager', locationId: 1, variables });
    expect(errors).toBeUndefined();
    expect(Object.values(data ?? {})).not.toContain(null);
    expect(JSON.stringify(data)).not.toMatch(/"errors":\[\{/);
  },
);

test('each operation of the library has a title and a name of its own', () => {
  for (const key of ['title', 'name'] as const) {
    expect(new Set(table.map((operation) => operation[key])).size).toBe(table.length);
  }
});

test('the permissions of the library name the scope that a token needs', async () => {
  const file = new URL('../../../reference/__generated__/mutationScopes.json', import.meta.url);
  const scopes = z.record(z.string(), z.string()).parse(JSON.parse(await readFile(file, 'utf8')));
  const wrong = table.filter(({ kind, permissions, text }) => {
    const field = /\{\s*(\w+)/.exec(text)?.[1] ?? '';
    // Mutations that no operation of the web app uses are in no snapshot of plans.
    const scope = kind === 'mutation' ? (scopes[field] ?? '') : 'READ';
    const needed = scope === 'PERSON' ? 'Not with an API token.' : `Token scope ${scope}`;
    return !permissions.includes(needed);
  });
  expect(wrong.map(({ title }) => title)).toEqual([]);
});
