const usd = (amountCents: number) => ({ amountCents, currency: 'USD' });

/** What some hours cost at $25.00. */
export function makeSpend(hours: number) {
  return {
    __typename: 'SpendFigures',
    cost: usd(hours * 2500),
    uncharged: usd(0),
    minutes: hours * 60,
    workers: hours / 10,
    costPerHour: hours === 0 ? null : usd(2500),
  };
}

/** Places of which some were filled, of as many shifts, and how long the filled ones took. */
export function makeFill(filled: number, places: number, minutesToFill: number | null = null) {
  return {
    __typename: 'FillRateFigures',
    gigs: places,
    places,
    filled,
    open: places - filled,
    filledPercent: places === 0 ? null : (100 * filled) / places,
    filledGigs: minutesToFill === null ? 0 : filled,
    minutesToFill,
  };
}

/** Ten confirmed pros. */
export function makeReliability(noShows: number) {
  return {
    __typename: 'ReliabilityFigures',
    confirmed: 10,
    onTime: 8 - noShows,
    late: 1,
    noShows,
    calledOut: 1,
    onTimePercent: (8 - noShows) * 10,
  };
}

/** An hour of the week with places, some of which stayed open. */
export function makeHour(weekday: string, hour: number, open: number, places: number) {
  return { __typename: 'DashboardHour', weekday, hour, open, places };
}

/** A dashboard of two weeks, the second of three days, with a cook and a server; `facts` replace what a test is about. */
export function makeDashboard(
  [current, compared, second = current]: readonly [object, object | null, object?],
  facts: Record<string, unknown> = {},
) {
  return {
    __typename: 'Dashboard',
    today: '2099-01-15',
    weekStart: 'MONDAY',
    from: '2099-01-05',
    to: '2099-01-14',
    comparedFrom: compared ? '2098-12-22' : null,
    comparedTo: compared ? '2098-12-31' : null,
    weeks: [
      { from: '2099-01-05', to: '2099-01-11', isPartial: false, figures: current, compared },
      { from: '2099-01-12', to: '2099-01-14', isPartial: true, figures: second, compared },
    ],
    positions: [
      { skillDatabaseId: 1, skillName: 'Line Cook', figures: current, compared },
      { skillDatabaseId: 2, skillName: 'Server', figures: second, compared },
    ],
    hours: null,
    locations: null,
    total: current,
    comparedTotal: compared,
    ...facts,
  };
}
