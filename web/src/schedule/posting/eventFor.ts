import type { IEnvironment } from 'relay-runtime';
import type { PostGigsInput } from '../../__generated__/postGigsMutation.graphql.ts';
import { atPostingField, type PostingError } from './atPostingField.ts';
import { createPostingEvent } from './createPostingEvent.ts';
import { postGigs } from './postGigs.ts';
import type { PostableEvent } from './postingChoices.ts';
import type { PostingValues } from './postingValues.ts';

/**
 * Makes the event of a posting where it is a new one; null where none is needed. The gigs are checked before, so that no
 * event is made for gigs that are refused.
 *
 * @throws Fault
 */
export async function eventFor(
  environment: IEnvironment,
  input: PostGigsInput,
  values: PostingValues,
): Promise<{ event: PostableEvent | null } | { errors: readonly PostingError[] }> {
  if (values.type !== 'event' || values.eventId !== '') return { event: null };

  const checked = await postGigs(environment, { ...input, validateOnly: true });
  if (checked.errors.length > 0) {
    return { errors: checked.errors.map((error) => atPostingField(error, values)) };
  }
  const { event, errors } = await createPostingEvent(environment, {
    locationId: input.locationId,
    name: values.eventName.trim(),
    leads: values.leads.flatMap(({ role, name, phone }) => (role === null ? [] : [{ role, name, phone }])),
  });
  if (event) return { event };
  return {
    errors: errors.map(({ code, message, path }) => ({
      code,
      message,
      path: path[0] === 'name' ? ['eventName'] : path,
    })),
  };
}
