import { invalidField } from '../../platform/errors.ts';

/** A break as a manager states it after the fact. */
export type StatedBreak = {
  /** Of a recorded break; undefined for a new one. */
  id?: number | undefined;
  start_time: Date;
  end_time: Date;
};

type Facts = {
  recorded: readonly { id: number }[];
  /** The time that counts as work. */
  hours: { start: Date; end: Date };
  now: Date;
};

/** @throws ApiError invalid at the first break that is not possible, `shift_breaks.0.end_time` for example */
export function requirePossibleBreaks(breaks: readonly StatedBreak[], facts: Facts): void {
  for (const [index, one] of breaks.entries()) {
    const problem = problemOf(one, breaks.slice(0, index), facts);
    if (problem) throw invalidField(`shift_breaks.${index}.${problem.field}`, problem.message);
  }
}

const at = (field: 'id' | 'start_time' | 'end_time', message: string) => ({ field, message });

function problemOf({ id, start_time, end_time }: StatedBreak, earlier: readonly StatedBreak[], facts: Facts) {
  const { start, end } = facts.hours;
  if (id !== undefined && !facts.recorded.some((one) => one.id === id)) {
    return at('id', 'This break does not exist.');
  }
  if (id !== undefined && earlier.some((one) => one.id === id)) {
    return at('id', 'This break is listed twice.');
  }
  if (end_time <= start_time) return at('end_time', 'The break must end after its start.');
  if (+end_time - +start_time > +end - +start) {
    return at('end_time', 'A break cannot be longer than the shift.');
  }
  if (start_time < start || start_time > end) return at('start_time', 'The break must be within the hours.');
  if (end_time > end) return at('end_time', 'The break must be within the hours.');
  if (end_time > facts.now) return at('end_time', 'This time is in the future.');
  if (earlier.some((one) => one.start_time < end_time && start_time < one.end_time)) {
    return at('start_time', 'Breaks cannot overlap.');
  }
  return null;
}
