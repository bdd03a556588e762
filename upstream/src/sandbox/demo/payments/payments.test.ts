import { describe, expect, test } from 'vitest';
import { sampleDemo, sampleMoments, time } from '../../../testing/sampleDemos.ts';

const statuses = ['AVAILABLE', 'ERROR', 'FAILED', 'IN_TRANSIT', 'PENDING_TRANSFER', 'SUBMITTED'];

describe.each(sampleMoments)('at %s', (_, options) => {
  const { gig_applications: applications, locations, gigs } = sampleDemo(options);
  const invoiced = new Set(
    locations.filter(({ invoicing_enabled }) => invoicing_enabled).map(({ id }) => id),
  );
  const paid = applications.filter(
    (one) => one.business_payment_status !== null || one.pro_payment_status !== null,
  );

  test('charges and payouts occur in all six statuses', () => {
    const charges = new Set(
      applications.flatMap(({ business_payment_status }) => business_payment_status ?? []),
    );
    const payouts = new Set(applications.flatMap(({ pro_payment_status }) => pro_payment_status ?? []));
    expect([...charges].toSorted()).toEqual(statuses);
    expect([...payouts].toSorted()).toEqual(statuses);
  });

  test('only pros who worked an ended shift are paid', () => {
    for (const one of paid) {
      expect(one.is_confirmed && !one.is_cancelled).toBe(true);
      expect(time(one.work_end_time)).toBeLessThan(options.now.getTime());
    }
  });

  test('a payout follows a completed charge', () => {
    const charged = paid.filter(({ location_id }) => !invoiced.has(location_id));
    expect(charged.length).toBeGreaterThan(50);
    const odd = charged.filter(
      (one) => (one.pro_payment_status !== null) !== (one.business_payment_status === 'AVAILABLE'),
    );
    expect(odd).toEqual([]);
  });

  test('an invoiced location is not charged, and its pros are paid in advance', () => {
    const ahead = paid.filter(({ location_id }) => invoiced.has(location_id));
    expect(ahead.length).toBeGreaterThan(50);
    expect(
      ahead.filter((one) => one.business_payment_status !== null || one.pro_payment_status === null),
    ).toEqual([]);
  });

  test('the pro is paid for the hours minus the break, and the business pays an additional fee', () => {
    const gigById = new Map(gigs.map((gig) => [gig.id, gig]));
    const both = paid.filter(
      (one) => one.pro_payment_amount !== null && one.business_payment_amount !== null,
    );
    expect(both.length).toBeGreaterThan(50);
    for (const one of both) {
      const gig = gigById.get(one.gig_id);
      if (gig === undefined) throw new Error(`No gig ${one.gig_id}`);
      const hours =
        (time(one.work_end_time) - time(one.work_start_time)) / 3_600_000 -
        (gig.unpaid_break_minutes ?? 0) / 60;
      const bonus = one.is_boosted ? (gig.boosted_gig_bonus ?? 0) : 0;
      expect(one.pro_payment_amount).toBeCloseTo(hours * gig.wage_amount + bonus, 1);
      expect(one.business_payment_amount ?? 0).toBeGreaterThan((one.pro_payment_amount ?? 0) * 1.15);
    }
  });

  test('payment ids are unique', () => {
    const ids = applications.flatMap((one) =>
      [one.business_payment_id ?? [], one.pro_payment_id ?? []].flat(),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});
