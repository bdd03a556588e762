import { describe, expect, test } from 'vitest';
import {
  applicantStage,
  type ApplicantFlags,
  applicantStageFilter,
  applicantStages,
} from './applicantStage.ts';

const bits = [false, true];
const everyCombination: ApplicantFlags[] = bits.flatMap((isCancelled) =>
  bits.flatMap((isSelected) => bits.map((isConfirmed) => ({ isCancelled, isSelected, isConfirmed }))),
);

describe('applicantStage', () => {
  test.each([
    ['OPEN', { isCancelled: false, isSelected: false, isConfirmed: false }],
    ['SELECTED', { isCancelled: false, isSelected: true, isConfirmed: false }],
    ['CONFIRMED', { isCancelled: false, isSelected: true, isConfirmed: true }],
    ['CONFIRMED', { isCancelled: false, isSelected: false, isConfirmed: true }],
    ['CANCELLED', { isCancelled: true, isSelected: true, isConfirmed: true }],
    ['CANCELLED', { isCancelled: true, isSelected: false, isConfirmed: false }],
  ])('the stage of an applicant is %s for %o', (stage, flags) => {
    expect(applicantStage(flags)).toBe(stage);
  });
});

describe('applicantStageFilter', () => {
  test.each(everyCombination)('an applicant with %o is in the one list that the stage names', (flags) => {
    const matching = applicantStages.filter((stage) => {
      const filter = applicantStageFilter(stage);
      return (
        filter.isCancelled === flags.isCancelled &&
        (filter.isSelected ?? flags.isSelected) === flags.isSelected &&
        (filter.isConfirmed ?? flags.isConfirmed) === flags.isConfirmed
      );
    });
    expect(matching).toEqual([applicantStage(flags)]);
  });
});
