import type { PastWorkQuestion } from '@brigade/domain/pros/search/pastWorkQuestion.ts';
import { periodText } from './periodText.ts';

/** A part of what was understood of a question. */
interface ReadingPart {
  readonly label: string;
  /** The question without this part. */
  readonly without: PastWorkQuestion;
}

/** What was understood of a question, part by part. */
export function pastWorkReading(
  question: PastWorkQuestion,
  positions: readonly { readonly id: number; readonly name: string }[],
): readonly ReadingPart[] {
  const { positionIds, minimumRating, days, isEverywhere, from, until, name } = question;
  const parts: ReadingPart[] = positions
    .filter(({ id }) => positionIds.includes(id))
    .map((position) => ({
      label: position.name,
      without: { ...question, positionIds: positionIds.filter((id) => id !== position.id) },
    }));
  if (minimumRating !== null) {
    parts.push({ label: `${minimumRating} and up`, without: { ...question, minimumRating: null } });
  }
  if (days !== null) {
    parts.push({
      label: days === 1 ? 'Last day' : `Last ${days} days`,
      without: { ...question, days: null },
    });
  }
  if (from !== null || until !== null) {
    parts.push({ label: periodText(question), without: { ...question, from: null, until: null } });
  }
  if (isEverywhere) {
    parts.push({ label: 'All my locations', without: { ...question, isEverywhere: false } });
  }
  if (name !== '') parts.push({ label: `Named “${name}”`, without: { ...question, name: '' } });
  return parts;
}
