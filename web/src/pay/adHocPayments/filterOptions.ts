import type { SelectOption } from '../../ui/fields/Select.tsx';

/** Something that a filter offers. */
export interface Named {
  readonly id: number;
  readonly label: string;
  /** When it starts, in milliseconds since 1970; omitted for what has no time. */
  readonly startsAt?: number;
}

/**
 * What a filter offers: each thing once, the latest first, and by its label where nothing has a time.
 *
 * @param chosenId what is chosen; it stays an option where nothing that is loaded names it
 */
export function optionsOf(
  named: readonly (Named | null | undefined)[],
  chosenId: number | null,
  chosenLabel: string,
): SelectOption[] {
  const known = new Map(named.flatMap((one) => (one ? [[one.id, one] as const] : [])));
  const options = [...known.values()]
    .toSorted(
      (one, other) => (other.startsAt ?? 0) - (one.startsAt ?? 0) || one.label.localeCompare(other.label),
    )
    .map(({ id, label }) => ({ value: String(id), label }));
  return chosenId === null || known.has(chosenId)
    ? options
    : [...options, { value: String(chosenId), label: chosenLabel }];
}
