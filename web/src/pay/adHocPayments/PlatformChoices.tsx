import { employmentLabels } from '../../schedule/terms/employmentLabels.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { Select } from '../../ui/fields/Select.tsx';

const employmentOptions = (['F1099', 'W2'] as const).map((value) => ({
  value,
  label: employmentLabels[value],
}));

interface Props {
  chargesBusiness: boolean;
  onChargesBusiness: (chargesBusiness: boolean) => void;
  employmentType: 'W2' | 'F1099';
  /** That of the shift. */
  usualType: 'W2' | 'F1099';
  onEmploymentType: (employmentType: 'W2' | 'F1099') => void;
}

/** What only platform admins choose for an extra payment: who bears its cost, and how the pro is employed for it. */
export function PlatformChoices({
  chargesBusiness,
  onChargesBusiness,
  employmentType,
  usualType,
  onEmploymentType,
}: Props) {
  return (
    <>
      <Select
        label="Paid as"
        description={`The shift pays: ${employmentLabels[usualType]}.`}
        value={employmentType}
        options={employmentOptions}
        onChange={(value) => onEmploymentType(value === 'W2' ? 'W2' : 'F1099')}
      />
      <Checkbox
        isSelected={chargesBusiness}
        onChange={onChargesBusiness}
        description="Off: the platform pays, without fees."
      >
        Charge the business
      </Checkbox>
    </>
  );
}
