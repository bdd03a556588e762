import type { PickedPro } from './ProPicker.tsx';
import { RemovableParts } from './RemovableParts.tsx';

interface Props {
  pros: readonly PickedPro[];
  onRemoved: (pro: PickedPro) => void;
}

/** Those who were picked, each with a way out. */
export function PickedPros({ pros, onRemoved }: Props) {
  return (
    <RemovableParts
      label="Picked pros"
      parts={pros.map((pro) => ({
        id: pro.id,
        label: pro.displayName,
        onRemoved: () => onRemoved(pro),
      }))}
    />
  );
}
