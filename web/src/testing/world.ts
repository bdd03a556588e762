import { GraphQLError } from 'graphql';
import { makeSettings } from './makeSettings.ts';
import { makeMatch } from './matches.ts';
import { makePro } from './pros.ts';
import { emptyTexts } from './emptyTexts.ts';

/** The gateway's refusal of a field. */
export function fault(code: string, message = code): GraphQLError {
  return new GraphQLError(message, { extensions: { code, requestId: 'request-1' } });
}

/** A refusal inside a mutation's payload. */
export function refusal(
  code: string,
  message: string,
  facts: Record<string, string> = {},
  path: string[] = [],
) {
  return { code, message, path, details: Object.entries(facts).map(([name, value]) => ({ name, value })) };
}

/** Rows in the shape of a connection; a cursor is the row's index. */
export function connection<T>(rows: readonly T[], { first = 25, after = null }: Page) {
  const start = after === null ? 0 : Number(after) + 1;
  const edges = rows
    .slice(start, start + first)
    .map((node, index) => ({ cursor: String(start + index), node }));
  return {
    totalCount: rows.length,
    edges,
    pageInfo: {
      hasNextPage: start + first < rows.length,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** The paging arguments of a list. */
export interface Page {
  readonly first?: number;
  readonly after?: string | null;
}

const address = { line1: '214 Hudson St', city: 'New York', stateCode: 'NY', postalCode: '10013' };

export const copperfinch = {
  __typename: 'Organization',
  id: 'organization-1',
  databaseId: 1,
  name: 'Copperfinch Hospitality',
};

/** The image of what has none. */
const placeholder = {
  publicId: 'locations/placeholder',
  url: '/media/locations/placeholder',
  isPlaceholder: true,
};

/** A location; `facts` replace what a test is about. */
export function makeLocation(databaseId: number, facts: Record<string, unknown> = {}) {
  return {
    __typename: 'Location',
    id: `location-${databaseId}`,
    databaseId,
    name: `Grill ${databaseId}`,
    organization: copperfinch,
    image: placeholder,
    address,
    timeZone: 'America/New_York',
    approvalStatus: 'APPROVED',
    billingSource: 'LOCATION',
    marketName: 'New York',
    mode: 'MARKETPLACE',
    settings: makeSettings().settings,
    modes: [facts['mode'] ?? 'MARKETPLACE'],
    viewerAccess: 'ADMIN',
    viewerCanManageBlocks: true,
    viewerCannotManageBlocksReason: null,
    ...facts,
  };
}

/** A gig without applications; its shift is on January 15, 2099, 5:00 pm to 11:00 pm in New York. */
export function makeGig(databaseId: number, facts: Record<string, unknown> = {}) {
  return {
    __typename: 'Gig',
    id: `gig-${databaseId}`,
    databaseId,
    status: 'POSTED',
    listStatus: 'UNFILLED',
    startTime: '2099-01-15T22:00:00Z',
    endTime: '2099-01-16T04:00:00Z',
    timeZone: 'America/New_York',
    startCountsAsPast: false,
    location: makeLocation(1),
    skill: { __typename: 'Skill', id: 'skill-1', databaseId: 1, name: 'Line Cook' },
    type: 'MARKETPLACE',
    employmentType: 'W2',
    event: null,
    networkGroupNames: [],
    movesToMarketplace: false,
    headshots: [],
    isRecurring: false,
    wage: { amountCents: 2450, currency: 'USD' },
    boostBonus: null,
    advice: null,
    ...emptyTexts('line', 'posting'),
    description: 'Work the sauté station.',
    requirements: [{ id: 'requirement-1', databaseId: 1, name: 'Own knives', category: 'EQUIPMENT' }],
    contactName: 'Dana Whitlock',
    contactPhone: '+12125550142',
    address,
    usesLocationAddress: true,
    isAutoSelectEnabled: false,
    isBackgroundCheckRequired: false,
    areCertificationsRequired: true,
    noExperienceRequired: false,
    unpaidBreakMinutes: 30,
    checkinCode: '4821',
    checkinToken: '3f0f4c52-6d8e-4e0a-9a57-0c6f6b7a2f11',
    locationName: 'Grill 1',
    fill: {
      applications: 0,
      cancelled: 0,
      confirmed: 0,
      confirmedAutoMatched: 0,
      openApplications: 0,
      places: 2,
      selected: 0,
    },
    payments: { error: 0, failed: 0, paidPros: 0, submitted: 0, total: 0 },
    viewerCanManageApplicants: true,
    viewerCannotManageApplicantsReason: null,
    revision: 1,
    editing: 'EVERYTHING',
    areApplicationsOpen: true,
    viewerCanEdit: true,
    viewerCannotEditReason: null,
    viewerCanCancel: true,
    viewerCannotCancelReason: null,
    viewerCanDelete: false,
    cancellation: null,
    updatedAt: '2026-11-20T12:00:00Z',
    attachments: [],
    changes: (page: Page) => connection([], page),
    offers: (page: Page) => connection([], page),
    applications: (page: Page) => connection([], page),
    ...facts,
  };
}

/** The facts of an application that decisions change. */
export interface ApplicationState {
  isCancelled: boolean;
  isSelected: boolean;
  isConfirmed: boolean;
}

/** An application of a pro; its stage and status follow from its flags. */
export function makeApplication(
  databaseId: number,
  facts: Record<string, unknown> & Partial<ApplicationState> = {},
) {
  return {
    __typename: 'GigApplication',
    id: `application-${databaseId}`,
    databaseId,
    pro: makePro(databaseId),
    proAtLocation(this: { readonly pro: ReturnType<typeof makePro> }) {
      return this.pro.atLocation({ locationDatabaseId: 1 });
    },
    matchScore: 90 - databaseId,
    match: makeMatch(90 - databaseId),
    selectionExplanation: null,
    selectionSource: null,
    cancellation: null as null | { reason: string; explanation: string | null; createdAt: string },
    proPayment: null as object | null,
    isBlocked: false,
    isCancelled: false,
    isSelected: false,
    isConfirmed: false,
    stage(this: ApplicationState) {
      if (this.isCancelled) return 'CANCELLED';
      if (this.isConfirmed) return 'CONFIRMED';
      return this.isSelected ? 'SELECTED' : 'OPEN';
    },
    status(this: ApplicationState) {
      if (this.isCancelled) return 'CANCELLED';
      if (this.isConfirmed) return 'CONFIRMED';
      return this.isSelected ? 'SELECTED' : 'CREATED';
    },
    viewerCanReview: false,
    timePunches: [] as readonly object[],
    review: null as null | { rating: number | null; feedback: string | null; ratings: readonly object[] },
    ...facts,
  };
}

export type Application = ReturnType<typeof makeApplication>;

/** A gig with applications: its list and its counts follow from them. */
export function makeGigWith(
  databaseId: number,
  applications: readonly Application[],
  facts: Record<string, unknown> = {},
) {
  const count = (matches: (application: Application) => boolean) => applications.filter(matches).length;
  const gig = makeGig(databaseId, {
    applications: ({ filter, ...page }: Page & { filter?: { stage?: string } }) =>
      connection(
        applications.filter((application) => !filter?.stage || application.stage() === filter.stage),
        page,
      ),
    fill: () => ({
      applications: applications.length,
      cancelled: count((each) => each.isCancelled),
      confirmed: count((each) => !each.isCancelled && each.isConfirmed),
      confirmedAutoMatched: 0,
      openApplications: count((each) => each.stage() === 'OPEN'),
      places: 2,
      selected: count((each) => !each.isCancelled && each.isSelected),
    }),
    ...facts,
  });
  for (const application of applications) Object.assign(application, { gig });
  return gig;
}

/** A location admin who works at Grill 1 and Grill 2. */
export function makeViewer(facts: Record<string, unknown> = {}) {
  const locations = [makeLocation(1), makeLocation(2)];
  return {
    __typename: 'User',
    id: 'user-1',
    databaseId: 1,
    firstName: 'Morgan',
    fullName: 'Morgan Avery',
    email: 'manager@brigade.example',
    appMode: 'STAFFER',
    needsSignUp: false,
    termsAcceptance: { status: 'ACCEPTED', version: '2026-01', acceptedAt: '2026-01-02T08:00:00Z' },
    isPlatformAdmin: false,
    featureFlags: ['JOBS_HISTORY_ASSISTANT'],
    activeLocations: locations,
    locations: (page: Page) => connection(locations, page),
    ...facts,
  };
}
