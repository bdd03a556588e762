import { expect, test } from 'vitest';
import { changeSummary } from './changeSummary.ts';
import type { ChangeWire } from './changeWire.ts';

function change(
  subject: ChangeWire['subject'],
  fields: Readonly<Record<string, unknown>>,
  action: ChangeWire['action'] = 'changed',
) {
  return changeSummary({
    id: 1,
    subject,
    action,
    pro_name: 'Avery B.',
    created_ts: '2026-11-20T12:00:00Z',
    fields: Object.entries(fields).map(([field, after]) => ({
      field,
      before: null,
      after: after as string,
      is_hidden: false,
    })),
  });
}

test.each([
  ['gig', {}, 'created', 'posted this shift'],
  ['gig', {}, 'removed', 'deleted this shift'],
  ['gig', { status: 'CANCELLED', cancellation_reason: 'OTHER' }, 'changed', 'cancelled this shift'],
  ['gig', { applications_closed_ts: '2026-11-20T12:00:00Z' }, 'changed', 'closed applications'],
  ['gig', { applications_closed_ts: null }, 'changed', 'reopened applications'],
  ['gig', { status: 'CONFIRMED' }, 'changed', 'changed the status'],
  ['gig', { organization_id: 'Summit Hotels' }, 'changed', 'moved the location to Summit Hotels'],
  [
    'gig',
    { start_time: '', end_time: '', wage_amount: 20 },
    'changed',
    'changed the start, the end and the wage',
  ],
  ['gig', { start_time: '', end_time: '', wage_amount: 20, city: '' }, 'changed', 'changed 4 things'],
  ['gig', { unheard_of: 1 }, 'changed', 'changed this shift'],
  ['application', {}, 'created', 'added Avery B.'],
  ['application', {}, 'removed', 'removed Avery B.'],
  ['application', { is_selected: true, is_confirmed: true }, 'changed', 'confirmed Avery B.'],
  ['application', { is_confirmed: false }, 'changed', 'asked Avery B. to accept again'],
  ['application', { is_cancelled: true, is_selected: true }, 'changed', 'cancelled Avery B.'],
  ['application', { is_cancelled: false, is_selected: false }, 'changed', 'took Avery B. back'],
  ['application', { is_selected: true }, 'changed', 'selected Avery B.'],
  ['application', { is_selected: false }, 'changed', 'took back the selection of Avery B.'],
  ['application', { sent_home_reason: 'LATE', work_end_time: '' }, 'changed', 'sent Avery B. home'],
  ['application', { refund_amount: 39.3, refund_reason: '' }, 'changed', 'refunded a payment for Avery B.'],
  ['application', { time_punches: '', shift_breaks: '' }, 'changed', 'changed the punches of Avery B.'],
  ['application', { shift_breaks: '' }, 'changed', 'changed the breaks of Avery B.'],
  ['application', { work_end_time: '' }, 'changed', 'corrected the hours of Avery B.'],
] as const)('the summary of a change of a %s with %j, %s: %s', (subject, fields, action, summary) => {
  expect(change(subject, fields, action)).toBe(summary);
});
