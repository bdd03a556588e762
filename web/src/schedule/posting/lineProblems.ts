import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { gigTermsIn } from '@brigade/domain/schedule/terms/gigTerms.ts';
import { requiredTextOr } from '@brigade/domain/platform/validation/requiredText.ts';
import { timeOfDay } from '@brigade/domain/platform/validation/timeOfDay.ts';
import { isPlan } from './changeType.ts';
import { centsOf } from '../terms/dollars.ts';
import { type TermProblem, termProblems } from '../terms/termValues.ts';
import type { PostingPlace } from './postingSchema.ts';
import type { PostingValues, ShiftLineValues } from './postingValues.ts';
import { problemAt } from './problemAt.ts';

const skill = requiredTextOr('Choose a position');

/** The terms of a line whose rules do not depend on its position or its days. */
const plainTerms = gigTermsIn('line').filter((name) => name !== 'places' && name !== 'wage');

/** The errors of the lines that are posted, except those of their days. */
export function lineProblems({ type, lines }: PostingValues, place: PostingPlace): TermProblem[] {
  return (isPlan(type) ? lines : lines.slice(0, 1)).flatMap((line, index) =>
    [
      ...problemAt('skillId', skill, line.skillId),
      ...problemAt('startTime', timeOfDay, line.startTime),
      ...problemAt('endTime', timeOfDay, line.endTime),
      ...wageProblems(line, place),
      ...termProblems('line', line, plainTerms),
    ].map(({ path, message }) => ({ path: `lines.${index}.${path}`, message })),
  );
}

function wageProblems(line: ShiftLineValues, place: PostingPlace): TermProblem[] {
  const least = place.minimumWageOf(line.skillId);
  if (least === null || !(centsOf(line.wage) < least)) return termProblems('line', line, ['wage']);
  return [{ path: 'wage', message: `This position pays at least ${formatMoney(least, 'USD')} an hour` }];
}
