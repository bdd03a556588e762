import type { ServerError } from '../../ui/forms/formErrors.ts';
import { termOfInput } from '../terms/termValues.ts';
import { isPlan } from './changeType.ts';
import { plannedGigs } from './plannedGigs.ts';
import type { PostingValues } from './postingValues.ts';

interface PayloadError {
  readonly code: string;
  readonly message: string;
  readonly path: readonly string[];
}

/** A server error at a field of the form. */
export interface PostingError extends ServerError {
  readonly code: string;
}

/** Maps a server error, whose path points into the input, to the field of the form. */
export function atPostingField({ code, ...error }: PayloadError, values: PostingValues): PostingError {
  return { code, ...fieldOf(error, values) };
}

function fieldOf({ message, path }: Omit<PayloadError, 'code'>, values: PostingValues): ServerError {
  const [first = '', second, third = ''] = path;
  if (first !== 'lines') {
    return {
      message,
      path: [first === 'type' ? 'gigType' : termOfInput(first, 'posting'), ...path.slice(1)],
    };
  }
  const gig = plannedGigs(values)[Number(second)];
  if (!gig) return { message };
  if (third === 'places') return { message, path: gig.placesPath };
  // All days of a plan share their times, so an error of a date belongs to the places of that day.
  if (third === 'date') return { message, path: isPlan(values.type) ? gig.placesPath : 'date' };
  return { message, path: `lines.${gig.lineIndex}.${termOfInput(third, 'line')}` };
}
