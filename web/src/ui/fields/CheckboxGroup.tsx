import { Checkbox } from './Checkbox.tsx';
import { ChoiceGroup, type ChoiceOption } from './ChoiceGroup.tsx';
import type { FieldProps } from './Field.tsx';

export interface CheckboxGroupProps extends FieldProps {
  options: readonly ChoiceOption[];
  /** The values of the ticked boxes. */
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Several boxes to tick under one label. The value keeps the order of the options. */
export function CheckboxGroup({ options, value, onChange, name, ...group }: CheckboxGroupProps) {
  return (
    <ChoiceGroup {...group}>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          name={name}
          description={option.description}
          isDisabled={option.isDisabled}
          isSelected={value.includes(option.value)}
          onChange={(isSelected) =>
            onChange(
              options
                .map((other) => other.value)
                .filter((other) => (other === option.value ? isSelected : value.includes(other))),
            )
          }
        >
          {option.label}
        </Checkbox>
      ))}
    </ChoiceGroup>
  );
}
