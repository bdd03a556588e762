import { UpstreamRefusal } from '../../platform/rest/restError.ts';

/**
 * A list of applications, with their conflicts where they are wanted. A server that does not know how to bring them
 * along is asked for the list alone.
 */
export async function withConflicts<List>(
  areWanted: boolean,
  fetch: (include: 'conflicts' | undefined) => Promise<List>,
): Promise<List> {
  if (!areWanted) return fetch(undefined);
  try {
    return await fetch('conflicts');
  } catch (error) {
    if (error instanceof UpstreamRefusal && error.status === 400) return fetch(undefined);
    throw error;
  }
}
