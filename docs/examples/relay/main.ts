import { fetchQuery, graphql } from 'relay-runtime';
import type { Example } from '../access.ts';
import { createEventStream } from '../eventStream.ts';
import { shiftLine } from '../shiftLine.ts';
import type { mainQuery } from './__generated__/mainQuery.graphql.ts';
import { changeInstructions } from './changeInstructions.ts';
import { createEnvironment } from './environment.ts';
import { nextInstructions } from './followChanges.ts';
import { loadOpenShifts } from './loadOpenShifts.ts';

/** Runs where a bundler replaces the tagged templates with what the compiler has made of them. */
export const example: Example = async (access, write) => {
  const eventStream = createEventStream(access);
  const environment = createEnvironment(access, eventStream);
  const data = await fetchQuery<mainQuery>(
    environment,
    graphql`
      query mainQuery {
        viewer {
          activeLocations {
            id
            liveCursor
          }
        }
      }
    `,
    {},
  ).toPromise();
  const location = data?.viewer?.activeLocations?.[0];
  if (!location) return write('This token reaches no location.');

  const shifts = await loadOpenShifts(environment, location.id);
  for (const shift of shifts) write(shiftLine(shift));
  const first = shifts.find(({ startCountsAsPast }) => !startCountsAsPast);
  if (!first) return;

  const refusals = await changeInstructions(environment, {
    gigId: first.id,
    specialInstructions: 'Ask for Elena.',
    expectedRevision: first.revision,
  });
  for (const { code, message } of refusals) write(`Refused (${code}): ${message}`);
  if (refusals.length === 0) {
    // Begins where the location was read, so that no change is missed.
    const place = { locationId: location.id, after: location.liveCursor };
    write(`#${first.databaseId} now says: ${await nextInstructions(environment, place, first.id)}`);
  }
  eventStream.dispose();
};
