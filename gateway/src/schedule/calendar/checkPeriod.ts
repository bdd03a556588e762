import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { badUserInput } from '../../platform/errors/graphqlErrors.ts';

/** Refuses a period of days that ends before it starts or is too long. */
export function checkPeriod(from: string, until: string, maxDays: number): void {
  const { days } = Temporal.PlainDate.from(from).until(until);
  if (days < 0) throw badUserInput('Ends before it starts', 'until');
  if (days >= maxDays) throw badUserInput(`At most ${maxDays} days`, 'until');
}
