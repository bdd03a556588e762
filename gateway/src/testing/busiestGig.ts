import type { TestStack } from './startTestStack.ts';

/** An upcoming gig at the first location, and its open applicants, best match first. */
export interface BusyGig {
  readonly id: string;
  readonly databaseId: number;
  /** The number of unfilled places. */
  readonly freePlaces: number;
  /** At most 100. */
  readonly applicants: readonly BusyGigApplicant[];
}

export interface BusyGigApplicant {
  readonly id: string;
  readonly databaseId: number;
  readonly pro: { readonly id: string; readonly databaseId: number; readonly displayName: string };
}

const gigsDocument = /* GraphQL */ `
  query ($now: DateTime!) {
    location(databaseId: 1) {
      settings {
        overfillPositions
      }
      gigs(first: 100, filter: { startsAtOrAfter: $now, statuses: [UNFILLED] }) {
        edges {
          node {
            id
            databaseId
            status
            startCountsAsPast
            fill {
              places
              selected
              openApplications
            }
          }
        }
      }
    }
  }
`;

const applicantsDocument = /* GraphQL */ `
  query ($gig: Int!) {
    gig(databaseId: $gig) {
      applications(first: 100, filter: { stage: OPEN }) {
        edges {
          node {
            id
            databaseId
            isBlocked
            pro {
              id
              databaseId
              displayName
            }
          }
        }
      }
    }
  }
`;

interface GigRow {
  readonly id: string;
  readonly databaseId: number;
  readonly status: string;
  readonly startCountsAsPast: boolean;
  readonly fill: { readonly places: number; readonly selected: number; readonly openApplications: number };
}

interface Edge<Node> {
  readonly node: Node;
}

const found = new WeakMap<TestStack, Promise<BusyGig>>();

/** The posted gig with the most open applications, looked up once: a reset brings the same data back. */
export function busiestGig(stack: TestStack): Promise<BusyGig> {
  const known = found.get(stack) ?? findBusiestGig(stack);
  found.set(stack, known);
  return known;
}

async function findBusiestGig({ run, upstream }: TestStack): Promise<BusyGig> {
  const now = upstream.clock.now().toISOString();
  const gigs = await run(gigsDocument, { as: 'manager', variables: { now } });
  const { settings, gigs: list } = gigs.data.location;
  const [busiest] = list.edges
    .map(({ node }: Edge<GigRow>) => node)
    .filter(({ status, startCountsAsPast }: GigRow) => status === 'POSTED' && !startCountsAsPast)
    .toSorted((one: GigRow, other: GigRow) => other.fill.openApplications - one.fill.openApplications);
  const { id, databaseId, fill }: GigRow = busiest;
  const applicants = await run(applicantsDocument, { as: 'manager', variables: { gig: databaseId } });
  return {
    id,
    databaseId,
    freePlaces: fill.places + settings.overfillPositions - fill.selected,
    applicants: applicants.data.gig.applications.edges
      .map(({ node }: Edge<BusyGigApplicant & { isBlocked: boolean }>) => node)
      .filter(({ isBlocked }: { isBlocked: boolean }) => !isBlocked),
  };
}
