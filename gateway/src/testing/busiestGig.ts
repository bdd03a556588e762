import { graphql } from './graphql.ts';
import { present } from './present.ts';
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

const gigsQuery = graphql(`
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
`);

const applicantsQuery = graphql(`
  query ($gig: DatabaseId!) {
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
`);

const found = new WeakMap<TestStack, Promise<BusyGig>>();

/** The posted gig with the most open applications, looked up once: a reset brings the same data back. */
export function busiestGig(stack: TestStack): Promise<BusyGig> {
  const known = found.get(stack) ?? findBusiestGig(stack);
  found.set(stack, known);
  return known;
}

async function findBusiestGig({ run, upstream }: TestStack): Promise<BusyGig> {
  const now = upstream.clock.now().toISOString();
  const gigs = await run(gigsQuery, { as: 'manager', variables: { now } });
  const { settings, gigs: list } = present(gigs.data?.location);
  const [busiest] = present(list)
    .edges.map(({ node }) => node)
    .filter(({ status, startCountsAsPast }) => status === 'POSTED' && !startCountsAsPast)
    .toSorted((one, other) => other.fill.openApplications - one.fill.openApplications);
  const { id, databaseId, fill } = present(busiest);
  const applicants = await run(applicantsQuery, { as: 'manager', variables: { gig: databaseId } });
  return {
    id,
    databaseId,
    freePlaces: fill.places + settings.overfillPositions - fill.selected,
    applicants: present(applicants.data?.gig?.applications)
      .edges.map(({ node }) => node)
      .filter(({ isBlocked }) => !isBlocked),
  };
}
