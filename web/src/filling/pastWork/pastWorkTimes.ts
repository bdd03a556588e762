import type { Period } from '@brigade/domain/pros/search/pastWorkPeriod.ts';
import { dateFormat } from '@brigade/domain/platform/time/dateFormat.ts';
import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { periodText } from '../../pros/search/periodText.ts';
import type { SelectOption } from '../../ui/fields/Select.tsx';
import type { PastWorkChoice } from './pastWorkSearch.ts';

type Times = Pick<PastWorkChoice, 'days' | 'from' | 'until'>;

const lengths = [7, 30, 90, 365];
/** Months to choose from, this one included. */
const monthCount = 7;
const monthName = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The times to choose from: the last days, months, and what is chosen besides these. */
export function timeOptions(times: Times, today: Temporal.PlainDate): readonly SelectOption[] {
  const months = Array.from({ length: monthCount }, (_, back) => {
    const from = today.with({ day: 1 }).subtract({ months: back });
    return {
      value: periodValue({ from: from.toString(), until: from.with({ day: from.daysInMonth }).toString() }),
      label: monthName(from.toZonedDateTime('UTC').epochMilliseconds),
    };
  });
  const options = [...lengths.map(dayOption), ...months];
  const chosen = whenValue(times);
  if (chosen === null || options.some(({ value }) => value === chosen)) return options;
  return [
    ...options,
    times.days === null ? { value: chosen, label: periodText(times) } : dayOption(times.days),
  ];
}

/** The chosen time as the value of an option; null for any time. */
export function whenValue(times: Times): string | null {
  if (times.days !== null) return String(times.days);
  return times.from === null && times.until === null ? null : periodValue(times);
}

/** The time of an option; any time without one. */
export function readWhen(value: string | undefined): Times {
  const [from = '', until] = (value ?? '').split('..');
  if (until === undefined) return { days: from === '' ? null : Number(from), from: null, until: null };
  return { days: null, from: from || null, until: until || null };
}

function dayOption(days: number): SelectOption {
  return { value: String(days), label: days === 1 ? 'Last day' : `Last ${days} days` };
}

function periodValue({ from, until }: Period): string {
  return `${from ?? ''}..${until ?? ''}`;
}
