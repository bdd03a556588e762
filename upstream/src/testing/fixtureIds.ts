/** The start of each test's clock: a Monday, 9 am in Nashville. */
export const testStart = '2026-03-02T15:00:00.000Z';

export const fixtureIds = {
  /** The organization of Harbor House, Vine Street and Harbor Annex. */
  harbor: 1,
  /** The other organization. */
  summit: 2,
  /** Approved; in Nashville (America/Chicago); one overfill position. */
  harborHouse: 1,
  /** Approved; of the same organization; in Nashville; no overfill. */
  vineStreet: 2,
  /** Approved; of Summit; in New York. */
  summitHotel: 3,
  /** Of Harbor, still PENDING. */
  harborAnnex: 4,
  server: 1,
  lineCook: 2,
  /** POSTED at Harbor House, starts 24 h after the test's start, 8 h long, 2 positions, no pro selected yet. */
  postedGig: 1,
  /** COMPLETED at Harbor House, ended a week before. */
  completedGig: 2,
  /** CANCELLED at Harbor House. */
  cancelledGig: 3,
  /** POSTED at Vine Street. */
  vineGig: 4,
  /** POSTED at the Summit Hotel. */
  summitGig: 5,
  /** Pros, each with an open application to the posted gig: application ids 1, 2, 3, match scores 90, 80, 70. */
  pros: [1, 2, 3],
  /** A pro without any application. */
  idlePro: 4,
  /** Open applications to the posted gig, of the pros 1, 2, 3. */
  openApplications: [1, 2, 3],
  /** Confirmed application of pro 1 to the completed gig. */
  completedApplication: 4,
  /** Open application of pro 1 to the Summit Hotel's gig. */
  summitApplication: 5,
} as const;
