import type { ServerError } from '../../ui/forms/formErrors.ts';
import { isPlan } from './changeType.ts';
import { plannedGigs } from './plannedGigs.ts';
import type { PostingValues } from '../../posting/postingValues.ts';

const lineFields: Record<string, string> = { wageCents: 'wage' };
const formFields: Record<string, string> = { boostBonusCents: 'boostBonus', type: 'gigType' };

interface Refusal {
  readonly message: string;
  readonly path: readonly string[];
}

/** A refusal of the server, whose path leads into what was sent, at the field of the form. */
export function atPostingField({ message, path }: Refusal, values: PostingValues): ServerError {
  const [first = '', second, third = ''] = path;
  if (first !== 'lines') return { message, path: [formFields[first] ?? first, ...path.slice(1)] };
  const gig = plannedGigs(values)[Number(second)];
  if (!gig) return { message };
  if (third === 'places') return { message, path: gig.placesPath };
  // A plan has a time for all its days, so what is wrong with a day stands at the day.
  if (third === 'date') return { message, path: isPlan(values.type) ? gig.placesPath : 'date' };
  return { message, path: `lines.${gig.lineIndex}.${lineFields[third] ?? third}` };
}
