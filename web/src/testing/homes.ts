const dates = Array.from({ length: 7 }, (_, day) => `2099-01-${15 + day}`);

/** A gig of a home; on January 15, 2099, 5:00 pm to 11:00 pm in New York. */
export function makeHomeGig(databaseId: number, facts: Record<string, unknown> = {}) {
  return {
    __typename: 'HomeGig',
    databaseId,
    skillName: 'Line Cook',
    startTime: '2099-01-15T22:00:00Z',
    endTime: '2099-01-16T04:00:00Z',
    places: 4,
    selected: 2,
    confirmed: 1,
    openApplications: 0,
    pendingOffers: 0,
    fillChancePercent: null,
    ...facts,
  };
}

/** Something that needs attention; about several gigs unless the facts say otherwise. */
export function makeHomeItem(kind: string, count: number, facts: Record<string, unknown> = {}) {
  return { __typename: 'HomeItem', kind, count, proNames: [], gig: null, gigs: [], ...facts };
}

const weeks = [100_000, 100_000, 100_000, 100_000, 110_000].map((amountCents, week) => ({
  __typename: 'HomeWeek',
  from: `2099-01-0${week + 1}`,
  cost: { amountCents, currency: 'USD' },
}));

/** What three locations of an organization add up to; `facts` replace what a test is about. */
export function makeHomeTotals(facts: Record<string, unknown> = {}) {
  return {
    __typename: 'HomeTotals',
    locationCount: 3,
    organizationDatabaseId: 1,
    today: dates[0],
    days: dates.map((date, day) => ({ date, gigs: day, places: 2 * day, confirmed: day === 1 ? 2 : day })),
    weeks,
    ...facts,
  };
}

/** The home of a location where all is done; `facts` replace what a test is about. */
export function makeHome(facts: Record<string, unknown> = {}) {
  return {
    __typename: 'Home',
    today: dates[0],
    days: dates.map((date) => ({ date, gigs: 0, places: 0, confirmed: 0 })),
    items: [],
    openGigs: 0,
    openPlaces: 0,
    weeks,
    setup: null,
    ...facts,
  };
}
