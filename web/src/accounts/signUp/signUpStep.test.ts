import { expect, test } from 'vitest';
import { emptyDraft } from './signUpDraft.ts';
import { openStep } from './openStep.ts';
import { signUpSteps, stepsFor } from './signUpStep.ts';

const you = {
  ...emptyDraft,
  firstName: 'Ines',
  lastName: 'Carvalho',
  email: 'ines@casalume.example',
  phoneNumber: '630-555-0188',
};
const all = { ...you, businessName: 'Casa Lume' };

test.each([
  ['an empty draft', emptyDraft, undefined, 'you'],
  ['an empty draft', emptyDraft, 'terms', 'you'],
  ['a person', you, 'business', 'business'],
  ['a person', you, 'terms', 'business'],
  ['a person and a business', all, 'terms', 'terms'],
  ['a person and a business', all, 'you', 'you'],
  ['a code that is none', { ...all, referralCode: 'abc' }, 'terms', 'business'],
] as const)('a sign-up with %s, asked for the step %s, is at %s', (_, draft, asked, step) => {
  expect(openStep(asked, signUpSteps, draft)).toBe(step);
});

test('someone who is invited is not asked for a business', () => {
  const steps = stepsFor(true);

  expect(steps).toEqual(['you', 'terms']);
  expect(openStep('terms', steps, you)).toBe('terms');
  expect(openStep('business', steps, you)).toBe('you');
});
