import { expect, test } from 'vitest';
import { makeDemo } from '../makeDemo.ts';

const now = new Date('2026-03-02T15:00:00Z');
const { disputes, dispute_events, gig_applications } = makeDemo({ seed: 7, now });

test('there are disputes that wait for the business, the pro and the platform', () => {
  expect(disputes.map(({ subject, status }) => [subject, status])).toEqual([
    ['PAYMENT', 'ESCALATED'],
    ['HOURS', 'COUNTERED'],
    ['HOURS', 'OPEN'],
  ]);
  expect(dispute_events.map(({ kind }) => kind)).toEqual([
    'OPENED',
    'ESCALATED',
    'OPENED',
    'COUNTERED',
    'OPENED',
  ]);
});

test('each dispute about hours follows a change of the hours, and its deadline is ahead', () => {
  for (const { application_id, contested_ts, created_ts, answer_due_ts } of disputes.slice(1)) {
    const application = gig_applications.find(({ id }) => id === application_id);
    expect(application?.hours_updated_ts).toEqual(contested_ts);
    expect(Number(created_ts)).toBeGreaterThan(Number(contested_ts));
    expect(Number(answer_due_ts)).toBeGreaterThan(now.getTime());
  }
});
