import { expect, test } from 'vitest';
import { approvalStatuses, approvalSteps } from './approval.ts';

test('each state has its next steps', () => {
  expect(approvalStatuses.map((status) => [status, approvalSteps(status)])).toEqual([
    ['APPROVED', ['DENY']],
    ['PENDING', ['APPROVE', 'DENY']],
    ['DENIED', ['RESUBMIT']],
  ]);
});
