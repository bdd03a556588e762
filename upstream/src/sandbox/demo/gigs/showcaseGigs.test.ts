import { describe, expect, test } from 'vitest';
import { sampleDemo, sampleMoments, time } from '../../../testing/sampleDemos.ts';

const week = 7 * 24 * 60 * 60 * 1000;
const managersLocation = 1;

describe.each(sampleMoments)('at %s the next week of the demo manager has', (_, options) => {
  const now = options.now.getTime();
  const soon = sampleDemo(options)
    .gigs.filter(({ location_id }) => location_id === managersLocation)
    .filter(({ start_time }) => time(start_time) > now && time(start_time) < now + week)
    .map((gig) => {
      const { total_applications = 0, cancelled_applications = 0, selected_applications = 0 } = gig;
      return {
        status: gig.status,
        applicants: total_applications,
        open: total_applications - cancelled_applications - selected_applications,
        placesLeft: gig.allowed_confirmed_pros - selected_applications,
      };
    });
  const posted = soon.filter(({ status }) => status === 'POSTED');

  test("the demo manager's next week has several gigs with 8 to 60 open applicants and two positions or more", () => {
    const workable = posted.filter(({ open, placesLeft }) => open >= 8 && open <= 60 && placesLeft >= 2);
    expect(workable.length).toBeGreaterThanOrEqual(4);
  });

  test("the demo manager's next week has a gig with exactly one open position", () => {
    expect(posted.some(({ placesLeft, open }) => placesLeft === 1 && open >= 2)).toBe(true);
  });

  test("the demo manager's next week has a gig with more than a hundred applicants", () => {
    expect(posted.some(({ applicants }) => applicants > 100)).toBe(true);
  });

  test("the demo manager's next week has a full gig with open applicants", () => {
    expect(
      soon.some(({ status, placesLeft, open }) => status === 'CONFIRMED' && placesLeft === 0 && open > 0),
    ).toBe(true);
  });

  test("the demo manager's next week has a gig without applicants", () => {
    expect(posted.some(({ applicants }) => applicants === 0)).toBe(true);
  });
});
