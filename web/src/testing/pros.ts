/** Facts about a pro at a location; its connections are absent unless a test gives them. */
export interface AtLocationFacts {
  readonly isFavorite?: boolean;
  readonly isBlocked?: boolean;
  readonly hasWorkedTogether?: boolean;
  readonly distanceMiles?: number | null;
  readonly notes?: unknown;
  readonly applications?: unknown;
}

export function makeProAtLocation(proId: number, facts: AtLocationFacts = {}, locationDatabaseId = 1) {
  return {
    __typename: 'ProAtLocation',
    id: `pro-${proId}-at-${locationDatabaseId}`,
    proDatabaseId: proId,
    locationDatabaseId,
    isFavorite: false,
    isBlocked: false,
    hasWorkedTogether: true,
    distanceMiles: 3,
    ...facts,
  };
}

/** A pro. Facts about the pro at a location are the same at every location. */
export function makePro(
  databaseId: number,
  {
    isFavorite = false,
    isBlocked = false,
    hasWorkedTogether = true,
    distanceMiles = 3,
    notes,
    applications,
    ...facts
  }: Record<string, unknown> & AtLocationFacts = {},
) {
  return {
    __typename: 'Pro',
    id: `pro-${databaseId}`,
    databaseId,
    uuid: `uuid-${databaseId}`,
    displayName: `Pro ${databaseId}`,
    city: 'Brooklyn',
    marketName: 'New York',
    badges: ['VERIFICATION', 'GOLD'],
    isVerified: true,
    atLocation: ({ locationDatabaseId }: { locationDatabaseId: number }) =>
      makeProAtLocation(
        databaseId,
        { isFavorite, isBlocked, hasWorkedTogether, distanceMiles, notes, applications },
        locationDatabaseId,
      ),
    bio: 'Calm on a busy line.',
    competencies: ['Knife skills'],
    performance: {
      rating: 4.6,
      gigsWorked: 12,
      completionPercentage: 97.5,
      calloutCount: 1,
      noShowCount: 0,
      reviewCount: 9,
    },
    preferences: {
      contractorType: null,
      daysOfWeek: ['FRIDAY'],
      hoursPerWeek: null,
      skills: ['Line Cook'],
      timeBlocks: [],
    },
    ratings: [
      { name: 'skill', label: 'Skill', rank: 2, isOverall: false, averageRating: 4.5, ratingCount: 8 },
      { name: 'overall', label: 'Overall', rank: 1, isOverall: true, averageRating: 4.6, ratingCount: 9 },
    ],
    workHistory: [
      {
        businessName: 'The Anchor',
        position: 'Line Cook',
        skillName: null,
        startDate: '2021-03-01',
        endDate: null,
      },
    ],
    certifications: [
      {
        databaseId: 1,
        name: 'Food Handler',
        stateCode: 'NY',
        expirationDate: '2099-12-31',
        status: 'APPROVED',
      },
    ],
    ...facts,
  };
}
