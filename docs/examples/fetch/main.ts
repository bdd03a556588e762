import { randomUUID } from 'node:crypto';
import { type Access, type Example, runFromShell } from '../access.ts';
import { shiftLine } from '../shiftLine.ts';
import * as documents from '../documents.ts';
import { request } from './request.ts';
import { subscribe } from './subscribe.ts';

/** All shifts of a location that need people, page by page. */
async function* openShifts(access: Access, locationId: string): AsyncGenerator<documents.Shift> {
  let after: string | null = null;
  do {
    const { node }: documents.OpenShifts = await request(access, documents.openShifts, { locationId, after });
    yield* node.gigs.edges.map((edge) => edge.node);
    after = node.gigs.pageInfo.hasNextPage ? node.gigs.pageInfo.endCursor : null;
  } while (after !== null);
}

export const example: Example = async (access, write) => {
  const { viewer } = await request<documents.Locations>(access, documents.locations);
  const [location] = viewer.activeLocations;
  if (!location) return write('This token reaches no location.');

  const shifts: documents.Shift[] = [];
  for await (const shift of openShifts(access, location.id)) shifts.push(shift);
  for (const shift of shifts) write(shiftLine(shift));
  const first = shifts.find(({ startCountsAsPast }) => !startCountsAsPast);
  if (!first) return;

  // With a key, this takes effect once, however often the request is sent.
  const { updateGig } = await request<documents.ChangeInstructions>(
    access,
    documents.changeInstructions,
    {
      input: {
        gigId: first.id,
        specialInstructions: 'Park behind the house.',
        expectedRevision: first.revision,
      },
    },
    randomUUID(),
  );
  // Refusals are data: each has a code, a message and the path of the input field.
  for (const { code, message } of updateGig.errors) write(`Refused (${code}): ${message}`);
  if (updateGig.errors.length > 0) return;

  // Begins where the location was read, so that no change is missed.
  const events = subscribe<documents.Changes>(access, documents.changes, {
    locationId: location.id,
    after: location.liveCursor,
  });
  for await (const { locationGigsChanged } of events) {
    const change = locationGigsChanged.changes.find(({ gig }) => gig?.id === first.id);
    if (!change) continue;
    write(`#${first.databaseId} now says: ${change.gig?.specialInstructions}`);
    return;
  }
};

if (import.meta.main) await runFromShell(example);
