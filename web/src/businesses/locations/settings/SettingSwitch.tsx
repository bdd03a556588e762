import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import type { FieldBinding } from '../../../ui/forms/useForm.ts';

interface Props extends FieldBinding<boolean> {
  label: string;
  /** One line: what follows from a yes. */
  description: string;
  isDisabled: boolean;
}

/** A yes or no among a location's settings. */
export function SettingSwitch({ label, value, ...checkbox }: Props) {
  return (
    <Checkbox {...checkbox} isSelected={value}>
      {label}
    </Checkbox>
  );
}
