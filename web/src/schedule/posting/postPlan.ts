import type { IEnvironment } from 'relay-runtime';
import { assignPros, type AssignmentOutcome } from '../../filling/offers/assignPros.ts';
import { faultMessage } from '../../platform/relay/Fault.ts';
import type { ServerError } from '../../ui/forms/formErrors.ts';
import { atPostingField } from './atPostingField.ts';
import { centsOf } from '../terms/dollars.ts';
import { eventFor } from './eventFor.ts';
import { postGigs, type PostedGigs } from './postGigs.ts';
import { postingInput } from './postingInput.ts';
import type { PostableEvent } from './postingChoices.ts';
import type { PostingValues } from '../../posting/postingValues.ts';

/** What was done, or why nothing was. */
export type PostingOutcome =
  | { readonly errors: readonly ServerError[] }
  | {
      readonly gigs: PostedGigs['gigs'];
      /** Null where nobody was to be assigned. */
      readonly assignment: AssignmentOutcome | null;
    };

/**
 * Posts what the form holds: first the event where a new one is meant, then the gigs, then the pros who get them.
 *
 * @param locationId of the node
 * @param onEventMade told of an event that was made, before the gigs are posted: trying again must not make another
 * @throws Fault
 */
export async function postPlan(
  environment: IEnvironment,
  locationId: string,
  values: PostingValues,
  onEventMade: (event: PostableEvent) => void,
): Promise<PostingOutcome> {
  const input = postingInput(locationId, values);
  const made = await eventFor(environment, input, values);
  if ('errors' in made) return made;
  const { event } = made;
  if (event) onEventMade(event);
  const { gigs, errors } = await postGigs(environment, event ? { ...input, eventId: event.id } : input);
  if (errors.length > 0) return { errors: errors.map((error) => atPostingField(error, values)) };
  return { gigs, assignment: await assignmentOf(environment, gigs, values) };
}

async function assignmentOf(
  environment: IEnvironment,
  gigs: PostedGigs['gigs'],
  { type, pros, isConfirmed, boostBonus }: PostingValues,
): Promise<AssignmentOutcome | null> {
  const [first] = gigs;
  if (type !== 'assign' || !first) return null;
  const bonusCents = centsOf(boostBonus);
  try {
    return await assignPros(environment, {
      gigId: first.id,
      includesFollowing: gigs.length > 1,
      proIds: pros.map(({ id }) => id),
      isConfirmed,
      ...(!Number.isNaN(bonusCents) && { bonusCents }),
    });
  } catch (error) {
    // The shift is posted: posting it again would double it, so this is told as an answer.
    const message = faultMessage(error);
    return { assigned: 0, refusals: pros.map(({ displayName: name }) => ({ name, message })) };
  }
}
