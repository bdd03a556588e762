import type { IEnvironment } from 'relay-runtime';
import { atPostingField, type PostingError } from './atPostingField.ts';
import { centsOf } from '../terms/dollars.ts';
import { eventFor } from './eventFor.ts';
import { postGigs, type PostedGigs } from './postGigs.ts';
import { postingInput } from './postingInput.ts';
import type { PostableEvent } from './postingChoices.ts';
import type { PostingValues } from './postingValues.ts';
import { userMessage } from '../../ui/feedback/userMessage.ts';

/** The pros who got the gig, and the reasons others did not. */
interface AssignmentOutcome {
  readonly assigned: number;
  readonly refusals: readonly { readonly name: string; readonly message: string }[];
}

/**
 * Gives pros a place in a gig. The route passes it in, because it belongs to an area above this one.
 *
 * @throws Fault
 */
export type AssignPros = (
  environment: IEnvironment,
  input: {
    gigId: string;
    includesFollowing: boolean;
    proIds: readonly string[];
    isConfirmed: boolean;
    bonusCents?: number;
  },
) => Promise<AssignmentOutcome>;

/** The posted gigs, or the errors of the form. */
export type PostingOutcome =
  | { readonly errors: readonly PostingError[] }
  | {
      readonly gigs: PostedGigs['gigs'];
      /** Null if no pros were picked. */
      readonly assignment: AssignmentOutcome | null;
    };

interface Options {
  /** The global id. */
  readonly locationId: string;
  /** Few postings assign pros, so the code for it is not part of the form. */
  readonly loadAssignPros: () => Promise<AssignPros>;
  /** Called with a new event before its gigs are posted, so that a retry does not create a second one. */
  readonly onEventMade: (event: PostableEvent) => void;
}

/**
 * Posts the form: the event if it is a new one, then the gigs, then the assignment of pros.
 *
 * @throws Fault
 */
export async function postPlan(
  environment: IEnvironment,
  values: PostingValues,
  { locationId, loadAssignPros, onEventMade }: Options,
): Promise<PostingOutcome> {
  // First: what is posted must not be left without its pros because this code could not be loaded.
  const assignPros = values.type === 'assign' ? await loadAssignPros() : null;
  const input = postingInput(locationId, values);
  const made = await eventFor(environment, input, values);
  if ('errors' in made) return made;
  const { event } = made;
  if (event) onEventMade(event);
  const { gigs, errors } = await postGigs(environment, event ? { ...input, eventId: event.id } : input);
  if (errors.length > 0) return { errors: errors.map((error) => atPostingField(error, values)) };
  return { gigs, assignment: await assignmentOf(environment, gigs, values, assignPros) };
}

async function assignmentOf(
  environment: IEnvironment,
  gigs: PostedGigs['gigs'],
  { pros, isConfirmed, boostBonus }: PostingValues,
  assignPros: AssignPros | null,
): Promise<AssignmentOutcome | null> {
  const [first] = gigs;
  if (!assignPros || !first) return null;
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
    // The shift is already posted, so a retry of the whole form would post it twice.
    const message = userMessage(error);
    return { assigned: 0, refusals: pros.map(({ displayName: name }) => ({ name, message })) };
  }
}
