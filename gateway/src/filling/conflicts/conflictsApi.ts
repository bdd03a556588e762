import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { loader } from '../../platform/rest/loader.ts';
import { UpstreamRefusal } from '../../platform/rest/restError.ts';
import { conflictWire } from './conflictWire.ts';

// A server that leaves the list out has nothing to say, as one without the call.
const conflictsOfApplication = z.object({ id: z.int(), conflicts: z.array(conflictWire).default([]) });

/** The conflicts of up to 200 applications. */
const listConflicts = endpoint({
  name: 'listConflicts',
  method: 'GET',
  path: '/staffer/gig-applications/conflicts/',
  query: shape<{ ids: readonly number[] }>(),
  response: z.object({ results: z.array(conflictsOfApplication) }),
});

export const conflictsById = loader({
  one: async (id: number, rest) => {
    const { results } = await rest.call(listConflicts, { query: { ids: [id] } });
    return results[0] ?? null;
  },
  many: {
    upTo: 200,
    fetch: async (ids, rest) => {
      try {
        return (await rest.call(listConflicts, { query: { ids } })).results;
      } catch (error) {
        // A server that knows of no conflicts has nothing to say about any of them.
        if (error instanceof UpstreamRefusal && error.isNotFound) return [];
        throw error;
      }
    },
    keyOf: ({ id }) => id,
  },
});
