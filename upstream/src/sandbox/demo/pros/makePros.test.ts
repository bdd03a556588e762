import { expect, test } from 'vitest';
import { sampleDemo, sampleMoments, time } from '../../../testing/sampleDemos.ts';

const options = sampleMoments[0][1];
const rows = sampleDemo(options);
const { pros } = rows;

test('bios differ from each other and have no gaps', () => {
  const bios = pros.map(({ bio }) => bio ?? '');
  expect(new Set(bios).size).toBe(300);
  for (const bio of bios) {
    expect(bio.length).toBeGreaterThan(40);
    expect(bio).not.toMatch(/[{}]|undefined|null/);
  }
});

test('adjacent pros share no sentence', () => {
  const sentences = pros.map(({ bio }) => new Set((bio ?? '').split(/(?<=[.?!]) /)));
  for (const [index, own] of sentences.entries()) {
    const next = sentences[index + 1] ?? new Set();
    expect([...own].filter((sentence) => next.has(sentence))).toEqual([]);
  }
});

test('display names show the first name and one letter', () => {
  for (const { display_name } of pros) expect(display_name).toMatch(/^\p{Lu}[\p{L}-]+ \p{Lu}\.$/u);
  expect(new Set(pros.map(({ display_name }) => display_name)).size).toBeGreaterThan(250);
});

test('every account has a unique, fictional email address and phone number', () => {
  const { users } = rows;
  expect(new Set(users.map(({ email }) => email?.toLowerCase())).size).toBe(users.length);
  expect(new Set(users.map(({ phone_number }) => phone_number)).size).toBe(users.length);
  for (const { email } of users) expect(email).toMatch(/^[a-z.]+@[a-z]+\.example$/);
  // Imported accounts have no phone number, and their address is unverified.
  const [imported, others] = [true, false].map((isImported) =>
    users.filter(({ email_verified }) => (email_verified === false) === isImported),
  );
  expect(imported?.map(({ phone_number }) => phone_number)).toEqual([null]);
  for (const { phone_number } of others ?? []) expect(phone_number).toMatch(/^\+1[2-9]\d{2}55501\d{2}$/);
});

test('all five badges occur, and some pros have none', () => {
  expect(new Set(pros.flatMap(({ badges }) => badges ?? [])).size).toBe(5);
  expect(pros.some(({ badges }) => badges?.length === 0)).toBe(true);
  for (const { badges, verified } of pros) expect(badges?.includes('VERIFICATION')).toBe(verified);
});

test('some pros have no picture, no rating and no market', () => {
  expect(pros.some(({ headshot_public_id }) => headshot_public_id === null)).toBe(true);
  expect(pros.some(({ headshot_public_id }) => headshot_public_id !== null)).toBe(true);
  expect(pros.some(({ rating }) => rating === null)).toBe(true);
  for (const { market_id, market_not_listed, market_not_listed_name } of pros) {
    expect(market_id === null).toBe(market_not_listed);
    expect(market_not_listed_name !== null).toBe(market_not_listed);
  }
});

test('ratings are consistent with their sums', () => {
  const overall = new Map(
    rows.pro_ratings.filter(({ category }) => category === 'OVERALL').map((row) => [row.pro_id, row]),
  );
  for (const { id, rating, review_count } of pros) {
    const sum = overall.get(id ?? 0);
    expect(sum?.rating_count ?? 0).toBe(review_count);
    expect(sum ? Math.round((100 * sum.stars) / sum.rating_count) / 100 : null).toBe(rating);
  }
  const rated = pros.flatMap(({ rating }) => rating ?? []);
  expect(Math.min(...rated)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...rated)).toBeLessThanOrEqual(5);
});

test("records include at least the demo's gigs", () => {
  const applications = Map.groupBy(rows.gig_applications, ({ pro_id }) => pro_id);
  for (const pro of pros) {
    const own = applications.get(pro.id ?? 0) ?? [];
    const ended = (reason: string) =>
      own.filter(({ cancellation_reason }) => cancellation_reason === reason).length;
    expect(pro.callout_count).toBeGreaterThanOrEqual(ended('CALLED_OUT'));
    expect(pro.noshow_count).toBeGreaterThanOrEqual(ended('NO_SHOW'));
    expect(pro.review_count).toBeGreaterThanOrEqual(
      own.filter(({ review_ratings }) => review_ratings !== null).length,
    );
    const worked = own.filter(
      (one) =>
        one.is_confirmed && !one.is_cancelled && time(one.original_work_end_time) < options.now.getTime(),
    );
    expect(pro.gigs_worked).toBeGreaterThanOrEqual(worked.length);
  }
});

test('jobs do not overlap and do not end before their start', () => {
  const end = ({ end_date }: (typeof rows.pro_work_history)[number]) => end_date ?? '9999-12-31';
  expect(rows.pro_work_history.filter((job) => job.start_date >= end(job))).toEqual([]);
  const overlaps = [...Map.groupBy(rows.pro_work_history, ({ pro_id }) => pro_id).values()].flatMap((jobs) =>
    jobs.filter((job, index) => index > 0 && end(job) >= (jobs[index - 1]?.start_date ?? '')),
  );
  expect(overlaps).toEqual([]);
});

test('every pro has a trade, and certifications occur in all three statuses', () => {
  expect(new Set(rows.pro_skills.map(({ pro_id }) => pro_id)).size).toBe(300);
  expect(new Set(rows.pro_skills.map(({ skill_id }) => skill_id)).size).toBe(12);
  expect(new Set(rows.pro_certifications.map(({ status }) => status)).size).toBe(3);
});
