import { expect, test } from 'vitest';
import type { ApprovalStatus } from './locationsTable.ts';
import { checkApproval } from './approval.ts';

const reason = 'The address is a private home.';

test.each<[ApprovalStatus, ApprovalStatus]>([
  ['PENDING', 'APPROVED'],
  ['PENDING', 'DENIED'],
  ['APPROVED', 'DENIED'],
  ['DENIED', 'PENDING'],
])('%s can become %s', (from, status) => {
  expect(checkApproval(from, { status, reason })).toBe(true);
});

test.each<[ApprovalStatus, ApprovalStatus]>([
  ['APPROVED', 'PENDING'],
  ['DENIED', 'APPROVED'],
])('%s cannot become %s', (from, status) => {
  expect(() => checkApproval(from, { status, reason })).toThrow(
    expect.objectContaining({ code: 'invalid_transition' }),
  );
});

test.each<ApprovalStatus>(['PENDING', 'APPROVED', 'DENIED'])('%s again changes nothing', (status) => {
  expect(checkApproval(status, { status, reason: null })).toBe(false);
});

test.each([null, ''])('rejects a denial without a reason (%j)', (nothing) => {
  expect(() => checkApproval('PENDING', { status: 'DENIED', reason: nothing })).toThrow(
    'This field is required',
  );
});
