import { beforeEach, describe, expect, test } from 'vitest';
import { addAdHocPayment } from '../../testing/adHocPayments.ts';
import { draftInvoice, issueInvoice } from '../../testing/invoices.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { HomeResponse } from './homeResponse.ts';

const server = await startTestServer();
const { call, database, ids, reset } = server;

beforeEach(reset);

const home = async (as: Person = 'manager') =>
  (await call<HomeResponse>('GET', `/staffer/locations/${ids.harborHouse}/home/`, { as })).body;

describe('invoices that wait for the business', () => {
  test('drafts of invoices wait for the business until their review ends', async () => {
    expect((await home()).invoices).toEqual({ unpaid: 0, to_review: 0 });
    await draftInvoice(server);
    expect((await home()).invoices).toEqual({ unpaid: 0, to_review: 1 });
    server.clock.advance(24 * 60);
    expect((await home()).invoices).toEqual({ unpaid: 0, to_review: 0 });
  });

  test.each(['OVERDUE', 'FAILED'] as const)(
    'invoices that are %s wait for the business, unless a charge is under way',
    async (status) => {
      await issueInvoice(server);
      const failure_code = status === 'FAILED' ? 'CARD_DECLINED' : null;
      await database.updateTable('invoices').set({ status, failure_code, is_charging: false }).execute();
      expect((await home()).invoices).toEqual({ unpaid: 1, to_review: 0 });
      await database.updateTable('invoices').set({ is_charging: true }).execute();
      expect((await home()).invoices).toEqual({ unpaid: 0, to_review: 0 });
    },
  );

  test('invoices that wait are counted only for those who manage billing', async () => {
    expect((await home('member')).invoices).toBeNull();
  });
});

describe('extra payments that failed', () => {
  test('the failed extra payments on home are those that the business can retry', async () => {
    const failed = { status: 'FAILED', error_code: 'CARD_DECLINED', gig_id: ids.completedGig } as const;
    await addAdHocPayment(database);
    await addAdHocPayment(database, failed);
    await addAdHocPayment(database, { ...failed, charged_to_business: false });
    await addAdHocPayment(database, { ...failed, reason: 'TOS' });

    expect((await home('member')).failed_extra_payments).toBe(1);
    expect((await home('onsite')).failed_extra_payments).toBeNull();
  });
});
