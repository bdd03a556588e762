import { gigTypes } from '@brigade/domain/schedule/gigs/gigType.ts';
import { expect, test } from 'vitest';
import { isInView } from './isInView.ts';

test('every gig is in the overview and in one other tab', () => {
  expect(gigTypes.filter((type) => isInView(type, 'overview'))).toEqual(gigTypes);
  expect(gigTypes.filter((type) => isInView(type, 'network'))).toEqual(['PRIVATE_DIRECT_OFFER', 'NETWORK']);
  expect(gigTypes.filter((type) => isInView(type, 'marketplace'))).toEqual(['MARKETPLACE', 'INTERVIEW']);
});
