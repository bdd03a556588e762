import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestWebhook, type WebhookInput } from '../../testing/createTestWebhook.ts';
import { deliverWebhooks } from '../../testing/deliverWebhooks.ts';
import { demoInvoice } from '../../testing/demoInvoices.ts';
import { graphql } from '../../testing/graphql.ts';
import { grillIds } from '../../testing/grillIds.ts';
import { mutate } from '../../testing/mutate.ts';
import { finishWork } from '../../testing/payDay.ts';
import { present } from '../../testing/present.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';
import { startWebhookReceiver } from '../../testing/webhookReceiver.ts';

const stack = await startTestStack();
const receiver = await startWebhookReceiver();
afterAll(() => receiver.close());

beforeEach(async () => {
  await stack.reset();
  receiver.respond();
});

type Topic = WebhookInput['topics'][number];

const payPros = graphql(`
  mutation ($input: PayProsInput!) {
    payPros(input: $input) {
      errors {
        code
      }
    }
  }
`);

const sendAdHocPayment = graphql(`
  mutation ($input: SendAdHocPaymentInput!) {
    sendAdHocPayment(input: $input) {
      errors {
        code
      }
    }
  }
`);

const counterDispute = graphql(`
  mutation ($input: CounterDisputeInput!) {
    counterDispute(input: $input) {
      errors {
        code
      }
    }
  }
`);

const approveInvoice = graphql(`
  mutation ($input: ApproveInvoiceInput!) {
    approveInvoice(input: $input) {
      errors {
        code
      }
    }
  }
`);

const testWebhook = graphql(`
  mutation ($id: ID!) {
    testWebhook(input: { webhookId: $id }) {
      delivery {
        topic
        subjectId
      }
      errors {
        code
      }
    }
  }
`);

interface Happening {
  readonly topics: Topic[];
  readonly selection: string;
  /** Prepares what happens, and returns it. */
  readonly prepare: () => Promise<() => Promise<unknown>>;
  readonly type: string;
  readonly data: object;
}

const payment: Happening = {
  topics: ['PAYMENT_CREATED', 'PAYMENT_CHANGED'],
  selection:
    '{ __typename paymentStatus failure total { amountCents currency } application { gig { location { name } } } }',
  async prepare() {
    const { id: gigId, applicants } = await finishWork(stack);
    const payments = [{ applicationId: present(applicants[0]).id }];
    return () => mutate(stack, payPros, { as: 'member', input: { gigId, payments } });
  },
  type: 'payment.created',
  data: {
    __typename: 'WorkPay',
    paymentStatus: 'BUSINESS_PAYMENT_PROCESSING',
    failure: null,
    total: { currency: 'USD' },
    application: { gig: { location: { name: 'The Copper Finch' } } },
  },
};

const adHocPayment: Happening = {
  topics: ['AD_HOC_PAYMENT_CREATED', 'AD_HOC_PAYMENT_CHANGED'],
  selection: '{ __typename status reason amount { amountCents currency } error { code } }',
  async prepare() {
    const { applicants } = await finishWork(stack);
    const input = {
      applicationId: present(applicants[0]).id,
      reason: 'PRO_BONUS',
      amountCents: 2000,
    } as const;
    return () => mutate(stack, sendAdHocPayment, { as: 'member', input });
  },
  type: 'ad_hoc_payment.created',
  data: {
    __typename: 'AdHocPayment',
    status: 'SUBMITTED',
    reason: 'PRO_BONUS',
    amount: { amountCents: 2000, currency: 'USD' },
    error: null,
  },
};

const dispute: Happening = {
  topics: ['DISPUTE_CREATED', 'DISPUTE_CHANGED'],
  selection: '{ __typename status subject counterNote answerDueAt application { pro { displayName } } }',
  async prepare() {
    const { openDisputeId: disputeId } = await grillIds(stack);
    const { contested_value } = await stack.upstream.database
      .selectFrom('disputes')
      .select('contested_value')
      .where('status', '=', 'OPEN')
      .where('location_id', '=', 1)
      .executeTakeFirstOrThrow();
    const input = { disputeId, minutes: contested_value + 5, note: 'You left at 9 pm' };
    return () => mutate(stack, counterDispute, { as: 'member', input });
  },
  type: 'dispute.changed',
  data: { __typename: 'Dispute', status: 'COUNTERED', counterNote: 'You left at 9 pm' },
};

const invoice: Happening = {
  topics: ['INVOICE_CREATED', 'INVOICE_CHANGED'],
  selection: '{ __typename number status total { amountCents currency } dueDate paidAt }',
  async prepare() {
    const { id: invoiceId } = await demoInvoice(stack, 'DRAFT');
    return () => mutate(stack, approveInvoice, { as: 'manager', input: { invoiceId } });
  },
  type: 'invoice.changed',
  data: {
    __typename: 'Invoice',
    status: 'ISSUED',
    number: expect.stringMatching(/^INV-/) as string,
    paidAt: null,
  },
};

const happenings = { payment, adHocPayment, dispute, invoice };

const subscribe = ({ topics, selection }: Happening, as: Person = 'manager') =>
  createTestWebhook(stack, { url: receiver.url, topics, selection }, as);

describe.each(Object.entries(happenings))('%s', (_name, happening) => {
  test('a money event arrives as what was selected, signed', async () => {
    const happens = await happening.prepare();
    const { secret } = await subscribe(happening);
    expect(await happens()).toMatchObject({ errors: [] });

    expect(await deliverWebhooks(stack)).toEqual(['responded']);

    const { body, headers } = present(receiver.received[0]);
    vi.useFakeTimers({ now: stack.upstream.clock.systemNow(), toFake: ['Date'] });
    const verified = new Webhook(present(secret)).verify(body, headers as Record<string, string>);
    vi.useRealTimers();
    expect(verified).toMatchObject({ type: happening.type, data: happening.data });
    expect(verified).not.toHaveProperty('errors');
  });

  test('a money topic is not for onsite managers, who see no money', async () => {
    expect(await subscribe(happening, 'onsite')).toMatchObject({
      webhook: null,
      errors: [{ code: 'FORBIDDEN' }],
    });
  });

  test('a money topic has a test event about its newest, skipped once its maker lacks the permission', async () => {
    const happens = await happening.prepare();
    const { webhook } = await subscribe(happening);
    await happens();
    const send = async () => {
      const variables = { id: present(webhook).id };
      return (await stack.run(testWebhook, { as: 'manager', variables })).data?.testWebhook;
    };
    expect(await send()).toMatchObject({ delivery: { topic: happening.topics[0] }, errors: [] });
    const { database } = stack.upstream;
    await database.deleteFrom('change_feed').execute();
    await database.updateTable('location_managers').set({ role: 'ONSITE_MANAGER' }).execute();

    expect(await deliverWebhooks(stack)).toEqual(['skipped']);
    expect(receiver.received).toEqual([]);
    expect(await send()).toMatchObject({ delivery: null, errors: [{ code: 'CONFLICT' }] });
  });
});

test('webhooks about invoices are not for team members, who do not manage the billing', async () => {
  expect(await subscribe(invoice, 'member')).toMatchObject({
    webhook: null,
    errors: [{ code: 'FORBIDDEN' }],
  });
  expect((await subscribe(payment, 'member')).errors).toEqual([]);
});
