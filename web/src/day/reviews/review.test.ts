import { expect, test } from 'vitest';
import { noReview, withOverall } from './review.ts';

test('an overall rating begins a review', () => {
  expect(withOverall(noReview, 4)).toEqual({
    ratings: [{ category: 'OVERALL', value: 4 }],
    feedback: null,
  });
});

test('an overall rating replaces the one before, and keeps categories and feedback', () => {
  const skill = { category: 'SKILL', value: 2 };
  const review = { ratings: [{ category: 'OVERALL', value: 1 }, skill], feedback: 'Calm.' };
  expect(withOverall(review, 5)).toEqual({
    ratings: [{ category: 'OVERALL', value: 5 }, skill],
    feedback: 'Calm.',
  });
});
