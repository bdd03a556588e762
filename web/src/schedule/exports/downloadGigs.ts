import { readSession } from '../../accounts/signIn/session.ts';
import { Fault, faultOf, type AnsweredError } from '../../platform/relay/Fault.ts';
import type { GigFilter, GigOrder } from '../../__generated__/GigListScreenQuery.graphql.ts';
import { saveFile } from './saveFile.ts';

/** The list of gigs to export. */
export interface ExportedList {
  /** The number of the location. */
  readonly locationId: number;
  readonly filter: GigFilter;
  readonly orderBy: GigOrder;
}

/**
 * Downloads a whole list of gigs as a CSV file.
 *
 * @throws Fault if the file is missing or incomplete
 */
export async function downloadGigs({ locationId, filter, orderBy }: ExportedList): Promise<void> {
  const search = new URLSearchParams({ filter: JSON.stringify(filter), orderBy });
  const token = readSession()?.token;
  let response: Response;
  try {
    response = await fetch(`/exports/locations/${locationId}/gigs.csv?${search.toString()}`, {
      headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
      credentials: 'omit',
    });
    if (response.ok) return saveFile(await response.blob(), 'shifts.csv');
  } catch (cause) {
    const fault = new Fault(
      'NETWORK',
      'The file could not be downloaded. Check your connection and try again.',
    );
    fault.cause = cause;
    throw fault;
  }
  throw await faultIn(response);
}

async function faultIn(response: Response): Promise<Fault> {
  const body = (await response.json().catch(() => null)) as { errors?: AnsweredError[] } | null;
  const [error] = body?.errors ?? [];
  return error
    ? faultOf(error)
    : new Fault('UNREADABLE', `The server returned status ${response.status} without a file.`);
}
