import { expect, test } from 'vitest';
import {
  adHocReasonHint,
  adHocReasonLabel,
  adHocReasonNeedsDescription,
  adHocReasonNeedsHours,
  adHocReasonNeedsWork,
  adHocReasons,
  adHocReasonsFor,
} from './adHocReasons.ts';

test('each reason has a label and a hint', () => {
  expect(new Set(adHocReasons.map(adHocReasonLabel)).size).toBe(7);
  expect(adHocReasons.map(adHocReasonHint).every((hint) => hint.endsWith('.'))).toBe(true);
});

test('only platform admins settle claims', () => {
  expect(adHocReasonsFor({ isPlatformAdmin: true })).toEqual(adHocReasons);
  expect(adHocReasonsFor({ isPlatformAdmin: false })).toEqual(adHocReasons.filter((one) => one !== 'TOS'));
});

test('reimbursements and other payments need a description, adjusted hours need hours', () => {
  expect(adHocReasons.filter(adHocReasonNeedsDescription)).toEqual(['REIMBURSEMENT', 'OTHER']);
  expect(adHocReasons.filter(adHocReasonNeedsHours)).toEqual(['ADJUST_HOURS']);
});

test('the reasons without work are what the pro spent, what was agreed otherwise, and a settlement', () => {
  expect(adHocReasons.filter((reason) => !adHocReasonNeedsWork(reason))).toEqual([
    'REIMBURSEMENT',
    'OTHER',
    'TOS',
  ]);
});
