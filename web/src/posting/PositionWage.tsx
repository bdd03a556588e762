import styles from '../schedule/terms/fields.module.css';
import { PositionSelect } from '../schedule/posting/PositionSelect.tsx';
import { positionChange, type PostableSkill } from '../schedule/posting/postableSkill.ts';
import type { LineForm, PostingForm } from './PostingForm.ts';
import { WageField } from './WageField.tsx';

interface Props {
  form: PostingForm;
  line: LineForm;
  skills: readonly PostableSkill[];
}

/** The position of a line and what it pays. Another position brings its wage and text along. */
export function PositionWage({ form, line: { line, change, errorAt }, skills }: Props) {
  const skill = skills.find(({ id }) => id === line.skillId);
  return (
    <div className={styles.pair}>
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
      <WageField
        value={line.wage}
        onChange={(wage) => change({ wage })}
        errorMessage={errorAt('wage')}
        skill={skill}
      />
    </div>
  );
}
