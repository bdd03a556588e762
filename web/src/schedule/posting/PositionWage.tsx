import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { centsOf, dollarsText } from '../terms/dollars.ts';
import fields from '../terms/fields.module.css';
import { WageField } from '../terms/MoneyFields.tsx';
import { PositionSelect } from './PositionSelect.tsx';
import { positionChange, type PostableSkill } from './postableSkill.ts';
import type { LineForm, PostingForm } from './PostingForm.ts';
import styles from './PositionWage.module.css';

interface Props {
  form: PostingForm;
  line: LineForm;
  skills: readonly PostableSkill[];
}

/** The position of a line and its wage, with the recommended wages as shortcuts. A position sets its default wage and text. */
export function PositionWage({ form, line: { line, change, errorAt, terms }, skills }: Props) {
  const skill = skills.find(({ id }) => id === line.skillId);
  const offers = [
    { label: 'Recommended', cents: skill?.recommendedWage ?? null },
    { label: 'At short notice', cents: skill?.boostedWage ?? null },
  ].flatMap(({ label, cents }) => (cents === null || cents === centsOf(line.wage) ? [] : [{ label, cents }]));
  return (
    <div className={fields.pair}>
      <PositionSelect
        skills={skills}
        value={line.skillId}
        onChange={(chosen) => {
          change(positionChange(line, skill, chosen));
          if (form.values.lines.length === 1) {
            form.setValue('noExperienceRequired', chosen.defaultNoExperienceRequired);
          }
        }}
        errorMessage={errorAt('skillId')}
      />
      <div className={styles.wage}>
        <WageField
          form={terms}
          description={
            typeof skill?.minimumWage === 'number'
              ? `At least ${formatMoney(skill.minimumWage, 'USD')}`
              : undefined
          }
        />
        {offers.length > 0 ? (
          <div className={styles.offers}>
            {offers.map(({ label, cents }) => (
              <Button
                key={label}
                variant="outlined"
                size="small"
                onPress={() => change({ wage: dollarsText(cents) })}
              >{`${label}: ${formatMoney(cents, 'USD')}`}</Button>
            ))}
          </div>
        ) : null}
      </div>
    </div>
  );
}
