import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { whyNotAnswer, whyNotResolve } from './disputeActs.ts';

const now = Temporal.Instant.from('2026-03-02T15:00:00Z');
const later = now.add({ hours: 1 });

test.each([
  ['OPEN', later, 'TEAM_MEMBER', null],
  ['OPEN', null, 'TEAM_MEMBER', null],
  ['OPEN', now, 'TEAM_MEMBER', 'The time to answer is over: the claim is approved.'],
  ['COUNTERED', later, 'TEAM_MEMBER', 'The pro has not answered your counteroffer yet.'],
  ['ESCALATED', null, 'TEAM_MEMBER', 'Brigade decides this dispute.'],
  ['RESOLVED', null, 'TEAM_MEMBER', 'This dispute is decided.'],
  ['OPEN', later, 'ONSITE_MANAGER', expect.stringContaining('')],
] as const)('answering a dispute that is %s until %s as %s: %s', (status, answerDue, access, reason) => {
  expect(whyNotAnswer({ status, answerDue, billedElsewhere: null }, access, now)).toEqual(reason);
});

test.each([
  ['OPEN', later, null, true, null],
  ['OPEN', later, 'ORGANIZATION_ADMIN', false, expect.stringContaining('Harbor had this location')],
  ['OPEN', now, null, true, 'The time to answer is over: Brigade decides.'],
  ['RESOLVED', null, null, true, 'This dispute is decided.'],
] as const)(
  'answering a dispute billed elsewhere that is %s until %s as %s, for who is billed %s: %s',
  (status, answerDue, access, viewerAnswers, reason) => {
    const facts = { status, answerDue, billedElsewhere: { name: 'Harbor', viewerAnswers } };
    expect(whyNotAnswer(facts, access, now)).toEqual(reason);
  },
);

test.each([
  ['ESCALATED', 'PLATFORM_ADMIN', null],
  ['OPEN', 'PLATFORM_ADMIN', 'This dispute was not left to the platform.'],
  ['RESOLVED', 'PLATFORM_ADMIN', 'This dispute is decided.'],
  ['ESCALATED', 'ORGANIZATION_ADMIN', 'Only platform administrators decide disputes.'],
] as const)('deciding a dispute that is %s as %s: %s', (status, access, reason) => {
  expect(whyNotResolve({ status }, access)).toBe(reason);
});
