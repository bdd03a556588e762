import type { SelectOption } from '../../ui/fields/Select.tsx';

/** Something that a filter offers. */
export interface Named {
  readonly id: number;
  readonly label: string;
}

/**
 * What a filter offers: each thing once, by its label.
 *
 * @param chosenId what is chosen; it stays an option where nothing that is loaded names it
 */
export function optionsOf(
  named: readonly (Named | null | undefined)[],
  chosenId: number | null,
  chosenLabel: string,
): SelectOption[] {
  const labels = new Map(named.flatMap((one) => (one ? [[one.id, one.label] as const] : [])));
  if (chosenId !== null && !labels.has(chosenId)) labels.set(chosenId, chosenLabel);
  return [...labels]
    .map(([id, label]) => ({ value: String(id), label }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}
