import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { Select } from '../../ui/fields/Select.tsx';
import type { PostableSkill } from './postableSkill.ts';
import { PositionIcon } from '../../pros/skills/PositionIcon.tsx';

interface Props {
  skills: readonly PostableSkill[];
  value: string;
  onChange: (skill: PostableSkill) => void;
  errorMessage: string | undefined;
}

/** The position that is posted. */
export function PositionSelect({ skills, value, onChange, errorMessage }: Props) {
  return (
    <Select
      label="Position"
      name="skillId"
      isRequired
      placeholder="Choose a position"
      options={skills.map(({ id, name, recommendedWage }) => ({
        value: id,
        label: name,
        icon: <PositionIcon name={name} />,
        description:
          recommendedWage === null ? undefined : `Recommended ${formatMoney(recommendedWage, 'USD')} an hour`,
      }))}
      value={value === '' ? null : value}
      onChange={(id) => {
        const chosen = skills.find((skill) => skill.id === id);
        if (chosen) onChange(chosen);
      }}
      errorMessage={errorMessage}
    />
  );
}
