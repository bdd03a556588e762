import { gigTerms, type GigTermUse, gigTermsIn } from '@brigade/domain/schedule/terms/gigTerms.ts';

/** An empty text for each text of a gig that can be set in these places, by the name of its field. */
export function emptyTexts(...uses: readonly GigTermUse[]): Record<string, string> {
  const names = uses.flatMap((use) => gigTermsIn(use)).filter((name) => 'maxLength' in gigTerms[name]);
  return Object.fromEntries(names.map((name) => [name, '']));
}
