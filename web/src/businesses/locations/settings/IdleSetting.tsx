import { Checkbox } from '../../../ui/fields/Checkbox.tsx';

interface Props {
  label: string;
  /** One line: what will follow from a yes. */
  description: string;
  value: boolean;
}

/** A setting that is stored, but that nothing reads yet; it cannot be changed until something does. */
export function IdleSetting({ label, description, value }: Props) {
  return (
    <Checkbox
      isDisabled
      isSelected={value}
      onChange={() => undefined}
      description={`${description} Not in effect yet.`}
    >
      {label}
    </Checkbox>
  );
}
