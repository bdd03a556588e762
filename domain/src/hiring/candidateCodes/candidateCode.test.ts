import { expect, test } from 'vitest';
import { formatCandidateCode, parseCandidateCode } from './candidateCode.ts';
import { candidateCodeInput } from './candidateCodeInput.ts';

test.each([
  ['C0PPERF1NCH7', 'C0PPERF1NCH7'],
  ['copp-erfi-nch7', 'C0PPERF1NCH7'],
  [' c0pp erfl nch7 ', 'C0PPERF1NCH7'],
  ['C0PPERF1NCH', null],
  ['C0PPERF1NCH77', null],
  ['C0PPERF1NCHU', null],
  ['C0PP_ERF1_NCH7', null],
  ['', null],
])('%j is the code %s', (text, code) => {
  expect(parseCandidateCode(text)).toBe(code);
});

test('people read a candidate code in groups of four', () => {
  expect(formatCandidateCode('C0PPERF1NCH7')).toBe('C0PP-ERF1-NCH7');
});

test.each([
  ['', 'This field is required'],
  ['C0PP', 'A code has 12 letters and digits. Check your message.'],
])('the candidate code %j is refused: %s', (text, message) => {
  expect(candidateCodeInput.safeParse(text).error?.issues[0]?.message).toBe(message);
});

test('the value of a typed code is the code', () => {
  expect(candidateCodeInput.parse('copp-erfi-nch7')).toBe('C0PPERF1NCH7');
});
