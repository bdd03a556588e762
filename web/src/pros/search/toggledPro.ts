import type { PickedPro } from './ProPicker.tsx';

/** The pros that are picked once this one was added, or taken out where it was among them. */
export function toggledPro(selected: readonly PickedPro[], pro: PickedPro): readonly PickedPro[] {
  const others = selected.filter(({ id }) => id !== pro.id);
  return others.length < selected.length ? others : [...selected, pro];
}
