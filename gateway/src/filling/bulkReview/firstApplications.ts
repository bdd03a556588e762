import { z } from 'zod';
import { type ConflictsIncluded, listApplicationsOfGig } from '../applications/applicationsApi.ts';
import { gigApplicationWire, type GigApplicationWire } from '../applications/gigApplicationWire.ts';
import { withConflicts } from '../conflicts/withConflicts.ts';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { loader } from '../../platform/rest/loader.ts';
import type { Paged } from '../../platform/rest/paged.ts';
import { UpstreamRefusal } from '../../platform/rest/restError.ts';
import type { RestSession } from '../../platform/rest/restSession.ts';

/** So many applications come by one call at most. */
const mostRows = 200;

/** Which applications of each gig. */
interface FirstApplicationsQuery {
  readonly page_size: number;
  readonly ordering: string;
  readonly is_cancelled?: boolean | undefined;
  readonly is_selected?: boolean | undefined;
  readonly is_confirmed?: boolean | undefined;
}

const listApplicationsByGig = endpoint({
  name: 'listApplicationsByGig',
  method: 'GET',
  path: '/staffer/gig-applications/by-gig/',
  query: shape<FirstApplicationsQuery & ConflictsIncluded & { gig_id: readonly number[] }>(),
  response: z.object({
    results: z.array(
      z.object({ gig_id: z.int(), count: z.int().nonnegative(), results: z.array(gigApplicationWire) }),
    ),
  }),
});

interface FirstApplications extends Paged<GigApplicationWire> {
  readonly key: string;
}

interface Wanted {
  readonly gigId: number;
  readonly query: FirstApplicationsQuery;
  readonly areConflictsWanted: boolean;
}

/** The first applications of a gig; those of gigs that are asked for at the same moment come together. */
export async function firstApplications(
  wanted: Wanted,
  rest: RestSession,
): Promise<Paged<GigApplicationWire> | null> {
  return rest.load(firstApplicationsByKey, JSON.stringify(wanted));
}

const firstApplicationsByKey = loader({
  one: async (key: string, rest) => (await fetchTogether([key], rest))[0] ?? null,
  many: { upTo: 100, fetch: fetchTogether, keyOf: ({ key }) => key },
});

async function fetchTogether(keys: readonly string[], rest: RestSession): Promise<FirstApplications[]> {
  const wanted = keys.map((key) => JSON.parse(key) as Wanted);
  const alike = Object.values(
    Object.groupBy(wanted, ({ query, areConflictsWanted }) => JSON.stringify({ query, areConflictsWanted })),
  );
  const responses = await Promise.all(alike.map((group = []) => fetchAlike(group, rest)));
  return responses.flat();
}

async function fetchAlike(wanted: readonly Wanted[], rest: RestSession): Promise<FirstApplications[]> {
  const [first] = wanted;
  if (!first) return [];
  const { query, areConflictsWanted } = first;
  const gigsOfCall = Math.min(20, Math.max(1, Math.floor(mostRows / query.page_size)));
  const calls = Array.from({ length: Math.ceil(wanted.length / gigsOfCall) }, (_, index) =>
    wanted.slice(index * gigsOfCall, (index + 1) * gigsOfCall).map(({ gigId }) => gigId),
  );
  const responses = await Promise.all(
    calls.map((gigIds) =>
      withConflicts(areConflictsWanted, (include) => firstOfGigs(gigIds, { ...query, include }, rest)),
    ),
  );
  return responses.flat().map(({ gig_id, ...rows }) => ({
    ...rows,
    key: JSON.stringify({ gigId: gig_id, query, areConflictsWanted } satisfies Wanted),
  }));
}

type FirstOfGig = Paged<GigApplicationWire> & { readonly gig_id: number };

/** By one call; by one of each gig from a server that has no such call. */
async function firstOfGigs(
  gigIds: readonly number[],
  query: FirstApplicationsQuery & ConflictsIncluded,
  rest: RestSession,
): Promise<readonly FirstOfGig[]> {
  try {
    const { results } = await rest.call(listApplicationsByGig, { query: { ...query, gig_id: gigIds } });
    return results.map((rows) => ({ ...rows, hasNext: null }));
  } catch (error) {
    if (!(error instanceof UpstreamRefusal && error.isNotFound)) throw error;
    return Promise.all(
      gigIds.map(async (gigId) => ({
        gig_id: gigId,
        ...(await rest.call(listApplicationsOfGig, { path: { gigId }, query })),
      })),
    );
  }
}
