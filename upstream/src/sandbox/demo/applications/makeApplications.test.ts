import { describe, expect, test } from 'vitest';
import { sampleDemo, sampleMoments, time } from '../../../testing/sampleDemos.ts';

const reasons = [
  'BUSINESS_CALLED_OUT',
  'CALLED_OUT',
  'CANCELLED_BY_LOCATION_MANAGER',
  'CANCELLED_BY_PLATFORM_ADMIN',
  'CANCELLED_BY_PRO',
  'FEWER_PROS_NEEDED',
  'NO_SHOW',
  'OTHER',
  'OVERRIDE_AUTOSELECT',
  'PRO_BLOCKED',
  'PRO_SUSPENDED',
  'STAFFER_DISMISSAL',
];

describe.each(sampleMoments)('at %s', (_, options) => {
  const now = options.now.getTime();
  const { gigs, gig_applications: applications, pros } = sampleDemo(options);
  const gigById = new Map(gigs.map((gig) => [gig.id, gig]));
  const gigOf = ({ gig_id }: { gig_id: number }) => {
    const gig = gigById.get(gig_id);
    if (gig === undefined) throw new Error(`No gig ${gig_id}`);
    return gig;
  };
  const held = applications.filter(({ is_cancelled }) => !is_cancelled);
  const confirmed = held.filter(({ is_confirmed }) => is_confirmed);

  test('all twelve cancellation reasons and all four selection sources occur', () => {
    const found = new Set(applications.map(({ cancellation_reason }) => cancellation_reason ?? ''));
    expect([...found].filter((reason) => reason !== '').toSorted()).toEqual(reasons);
    const sources = new Set(applications.flatMap(({ selection_source }) => selection_source ?? []));
    expect([...sources].toSorted()).toEqual(['ADMIN', 'AUTO_DIRECT_OFFER', 'AUTO_MATCH', 'STAFFER']);
  });

  test('a cancelled application has a reason and an instant, and no other has', () => {
    const odd = applications.filter(
      (one) =>
        (one.cancellation_reason !== null) !== one.is_cancelled ||
        (one.cancelled_ts !== null) !== one.is_cancelled,
    );
    expect(odd).toEqual([]);
  });

  const endedBy = (reason: string) =>
    applications.filter(({ cancellation_reason }) => cancellation_reason === reason);

  test('OTHER has an explanation, and OVERRIDE_AUTOSELECT only cancels automatic selections', () => {
    expect(endedBy('OTHER').filter(({ cancellation_explanation }) => !cancellation_explanation)).toEqual([]);
    expect(
      endedBy('OVERRIDE_AUTOSELECT').filter((one) => !one.selection_source?.startsWith('AUTO_')),
    ).toEqual([]);
  });

  test('only no-shows are cancelled after the start, and only confirmed pros can be no-shows', () => {
    const late = applications.filter((one) => time(one.cancelled_ts) > time(gigOf(one).start_time));
    expect(late.map(({ id }) => id)).toEqual(endedBy('NO_SHOW').map(({ id }) => id));
    expect(late.filter(({ is_confirmed }) => !is_confirmed)).toEqual([]);
  });

  test('every stage occurs: open, selected, confirmed, worked and not paid', () => {
    const stages = held.map((application) => {
      if (!application.is_selected) return 'open';
      if (!application.is_confirmed) return 'selected';
      const isPaid = application.business_payment_status !== null || application.pro_payment_status !== null;
      if (isPaid) return 'paid or tried';
      return time(application.work_end_time) < now ? 'unpaid' : 'confirmed';
    });
    expect(new Set(stages)).toEqual(new Set(['open', 'selected', 'confirmed', 'unpaid', 'paid or tried']));
  });

  test('pros with an open selection were selected within four hours for an upcoming gig', () => {
    for (const application of held.filter(({ is_selected, is_confirmed }) => is_selected && !is_confirmed)) {
      expect(time(gigOf(application).start_time)).toBeGreaterThan(now);
      expect(now - time(application.last_updated_ts)).toBeLessThan(4 * 60 * 60 * 1000);
    }
  });

  test('no pro is confirmed at two places at the same time', () => {
    const byPro = Map.groupBy(confirmed, ({ pro_id }) => pro_id);
    const overlaps = [...byPro.values()].flatMap((own) => {
      const gigsInOrder = own
        .map(gigOf)
        .toSorted((left, right) => time(left.start_time) - time(right.start_time));
      return gigsInOrder.filter(
        (gig, index) => time(gig.end_time) > time(gigsInOrder[index + 1]?.start_time),
      );
    });
    expect([...byPro.values()].some((own) => own.length > 2)).toBe(true);
    expect(overlaps).toEqual([]);
  });

  test('no pro applies twice for a gig', () => {
    expect(new Set(applications.map(({ gig_id, pro_id }) => `${gig_id}/${pro_id}`)).size).toBe(
      applications.length,
    );
  });

  test('no gig exceeds its positions', () => {
    const overfill = new Map(
      sampleDemo(options).locations.map(({ id, overfill_positions }) => [id, overfill_positions ?? 0]),
    );
    for (const gig of gigs) {
      const most = gig.allowed_confirmed_pros + (overfill.get(gig.location_id) ?? 0);
      expect(gig.selected_applications).toBeLessThanOrEqual(most);
    }
  });

  test('the counters of each gig equal the actual counts', () => {
    const byGig = Map.groupBy(applications, ({ gig_id }) => gig_id);
    for (const gig of gigs) {
      const own = byGig.get(gig.id ?? 0) ?? [];
      const count = (matches: (application: (typeof own)[number]) => unknown) => own.filter(matches).length;
      expect({
        total: gig.total_applications,
        cancelled: gig.cancelled_applications,
        selected: gig.selected_applications,
        confirmed: gig.confirmed_applications,
        autoMatched: gig.confirmed_auto_matched_applications,
        payments: gig.total_payments,
        failed: gig.failed_payments,
        errors: gig.error_payments,
        submitted: gig.submitted_payments,
        paid: gig.paid_pros,
      }).toEqual({
        total: own.length,
        cancelled: count((one) => one.is_cancelled),
        selected: count((one) => one.is_selected && !one.is_cancelled),
        confirmed: count((one) => one.is_confirmed && !one.is_cancelled),
        autoMatched: count(
          (one) => one.is_confirmed && !one.is_cancelled && one.selection_source === 'AUTO_MATCH',
        ),
        payments: count((one) => one.business_payment_status !== null),
        failed: count((one) => one.business_payment_status === 'FAILED'),
        errors: count((one) => one.business_payment_status === 'ERROR'),
        submitted: count((one) => one.business_payment_status === 'SUBMITTED'),
        paid: count((one) => one.pro_payment_status === 'AVAILABLE'),
      });
    }
  });

  test('nothing happened in the future, or before the pro or the gig was created', () => {
    const joined = new Map(pros.map(({ id, created_ts }) => [id, time(created_ts)]));
    const odd = applications.filter((one) => {
      const created = time(one.created_ts);
      const updated = time(one.last_updated_ts);
      return (
        created < time(gigOf(one).created_ts) ||
        created < (joined.get(one.pro_id) ?? now) ||
        updated < created ||
        updated > now ||
        time(one.cancelled_ts) < created
      );
    });
    expect(odd).toEqual([]);
  });

  test('columns copied from the gig are equal to it', () => {
    const odd = applications.filter((one) => {
      const gig = gigOf(one);
      return (
        one.location_id !== gig.location_id ||
        time(one.gig_start_time) !== time(gig.start_time) ||
        time(one.original_work_start_time) !== time(gig.start_time) ||
        time(one.original_work_end_time) !== time(gig.end_time)
      );
    });
    expect(odd).toEqual([]);
  });

  test('some hours were adjusted, with the time of the adjustment', () => {
    const adjusted = applications.filter(
      (one) =>
        time(one.work_start_time) !== time(one.original_work_start_time) ||
        time(one.work_end_time) !== time(one.original_work_end_time),
    );
    expect(adjusted.length).toBeGreaterThan(10);
    const noted = applications.filter(({ hours_updated_ts }) => hours_updated_ts !== null);
    expect(noted.map(({ id }) => id)).toEqual(adjusted.map(({ id }) => id));
  });

  test('pros who worked have time punches, and others have none', () => {
    const punches = Map.groupBy(sampleDemo(options).time_punches, ({ application_id }) => application_id);
    const worked = confirmed.filter((application) => time(gigOf(application).end_time) < now);
    expect(worked.every(({ id }) => punches.get(id ?? 0)?.[0]?.punch_type === 'CLOCK_IN')).toBe(true);
    const idle = new Set(held.filter(({ is_confirmed }) => !is_confirmed).map(({ id }) => id));
    expect([...punches.keys()].some((id) => idle.has(id))).toBe(false);
  });

  test('some applications are boosted, and only for gigs with a bonus', () => {
    const boosted = applications.filter(({ is_boosted }) => is_boosted);
    expect(boosted.length).toBeGreaterThan(20);
    expect(boosted.every((application) => gigOf(application).boosted_gig_bonus !== null)).toBe(true);
  });

  test('only worked shifts have reviews, with ratings from 1 to 5 in each category', () => {
    const reviewed = applications.filter(({ review_ratings }) => review_ratings !== null);
    expect(reviewed.length).toBeGreaterThan(100);
    for (const application of reviewed) {
      expect(application.is_confirmed && !application.is_cancelled).toBe(true);
      const ratings = application.review_ratings ?? [];
      expect(new Set(ratings.map(({ category }) => category)).size).toBe(5);
      expect(ratings.every(({ value }) => Number.isInteger(value) && value >= 1 && value <= 5)).toBe(true);
    }
  });
});
