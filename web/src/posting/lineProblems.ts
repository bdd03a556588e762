import { wageCents } from '@brigade/domain/schedule/gigs/wage.ts';
import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { requiredTextOr } from '@brigade/domain/platform/validation/requiredText.ts';
import { timeOfDay } from '@brigade/domain/platform/validation/timeOfDay.ts';
import * as z from 'zod/mini';
import { isPlan } from '../schedule/posting/changeType.ts';
import { centsOf } from '../schedule/terms/dollars.ts';
import type { PostingPlace, PostingProblem } from '../schedule/posting/postingSchema.ts';
import type { PostingValues, ShiftLineValues } from './postingValues.ts';
import { problemAt } from '../schedule/posting/problemAt.ts';
import { wholeNumber } from '../schedule/terms/wholeNumber.ts';

const breakMessage = 'Enter 0 to 240 minutes';
const breakMinutes = z.int(breakMessage).check(z.minimum(0, breakMessage), z.maximum(240, breakMessage));
const skill = requiredTextOr('Choose a position');
const description = z.string().check(z.maxLength(5000, 'At most 5000 characters'));

/** What is wrong with the lines that are posted, whatever their days. */
export function lineProblems({ type, lines }: PostingValues, place: PostingPlace): PostingProblem[] {
  return (isPlan(type) ? lines : lines.slice(0, 1)).flatMap((line, index) => {
    const at = `lines.${index}`;
    return [
      ...problemAt(`${at}.skillId`, skill, line.skillId),
      ...problemAt(`${at}.startTime`, timeOfDay, line.startTime),
      ...problemAt(`${at}.endTime`, timeOfDay, line.endTime),
      ...problemAt(`${at}.unpaidBreakMinutes`, breakMinutes, wholeNumber(line.unpaidBreakMinutes)),
      ...wageProblems(`${at}.wage`, line, place),
      ...problemAt(`${at}.description`, description, line.description),
    ];
  });
}

function wageProblems(
  path: string,
  { wage, skillId }: ShiftLineValues,
  place: PostingPlace,
): PostingProblem[] {
  const cents = centsOf(wage);
  const least = place.minimumWageOf(skillId);
  if (least !== null && cents < least) {
    return [{ path, message: `This position pays at least ${formatMoney(least, 'USD')} an hour` }];
  }
  return problemAt(path, wageCents, cents);
}
