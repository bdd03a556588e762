import { randomUUID } from 'node:crypto';
import { filter, firstValueFrom } from 'rxjs';
import { type Example, runFromShell } from '../access.ts';
import { createEventStream } from '../eventStream.ts';
import { shiftLine } from '../shiftLine.ts';
import { createApolloClient } from './client.ts';
import { changeInstructions, changes, instructions, locations } from './documents.ts';
import { loadOpenShifts } from './loadOpenShifts.ts';

export const example: Example = async (access, write) => {
  const eventStream = createEventStream(access);
  const client = createApolloClient(access, eventStream);
  const { data } = await client.query({ query: locations });
  const location = data?.viewer.activeLocations[0];
  if (!location) return write('This token reaches no location.');

  const shifts = await loadOpenShifts(client, location.id);
  for (const shift of shifts) write(shiftLine(shift));
  const first = shifts.find(({ startCountsAsPast }) => !startCountsAsPast);
  if (!first) return;

  const { data: outcome } = await client.mutate({
    mutation: changeInstructions,
    variables: {
      input: { gigId: first.id, specialInstructions: 'Use the side door.', expectedRevision: first.revision },
    },
    // With a key, this takes effect once, however often the request is sent.
    context: { idempotencyKey: randomUUID() },
  });
  // Refusals are data: each has a code, a message and the path of the input field.
  for (const { code, message } of outcome?.updateGig.errors ?? []) write(`Refused (${code}): ${message}`);

  if (outcome?.updateGig.errors.length === 0) {
    // Begins where the location was read, so that no change is missed.
    const events = client.subscribe({
      query: changes,
      variables: { locationId: location.id, after: location.liveCursor },
    });
    await firstValueFrom(
      events.pipe(
        filter(
          (event) => event.data?.locationGigsChanged.changes.some(({ gig }) => gig?.id === first.id) === true,
        ),
      ),
    );
    // The event has brought the gig's new state into the cache.
    const gig = client.readFragment({ fragment: instructions, from: { __typename: 'Gig', id: first.id } });
    write(`#${first.databaseId} now says: ${gig?.specialInstructions}`);
  }
  eventStream.dispose();
};

if (import.meta.main) await runFromShell(example);
