import { describe, expect, test } from 'vitest';
import { reviewFeedback, reviewRatings } from './reviewRules.ts';

const rating = (value: number, category = 'OVERALL') => ({ category, value });

describe('the ratings of a review', () => {
  test.each([[[rating(1)]], [[rating(5, 'SKILL'), rating(5)]]])(
    'the ratings of a review can be %j',
    (ratings) => {
      expect(reviewRatings.parse(ratings)).toEqual(ratings);
    },
  );

  test.each([
    [[], 'Rate the work overall'],
    [[rating(4, 'SKILL')], 'Rate the work overall'],
    [[rating(4), rating(4)], 'Rate each category once'],
    [[rating(0)], 'Choose 1 to 5 stars'],
    [[rating(6)], 'Choose 1 to 5 stars'],
    [[rating(4.5)], 'Choose 1 to 5 stars'],
  ])('the ratings of a review cannot be %j', (ratings, message) => {
    expect(reviewRatings.safeParse(ratings).error?.issues.map((issue) => issue.message)).toContain(message);
  });
});

test('feedback has at most 1000 characters without the space around it', () => {
  expect(reviewFeedback.parse(` ${'x'.repeat(1000)} `)).toHaveLength(1000);
  expect(reviewFeedback.safeParse('x'.repeat(1001)).error?.issues).toMatchObject([
    { message: 'At most 1000 characters' },
  ]);
});
