import { graphql, useFragment } from 'react-relay/hooks';
import type { PlanLine_location$key } from '../../__generated__/PlanLine_location.graphql.ts';
import Copy from 'lucide-react/icons/copy';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import styles from '../terms/fields.module.css';
import { TermTextArea } from '../terms/TermTextArea.tsx';
import { PlacesByDay } from './PlacesByDay.tsx';
import type { PostableSkill } from './postableSkill.ts';
import type { LineForm, PostingForm } from './PostingForm.ts';
import { PositionWage } from './PositionWage.tsx';
import { TimeFields } from './TimeFields.tsx';

interface Props {
  location: PlanLine_location$key;
  form: PostingForm;
  line: LineForm;
  /** The title until a position is chosen. */
  title: string;
  skills: readonly PostableSkill[];
  days: readonly string[];
  onCopied: () => void;
  /** Omitted for the only line. */
  onRemoved?: () => void;
}

/** One position of a plan: its hours, and how many pros work it on each day. */
export function PlanLine({ location: key, form, line, title, skills, days, onCopied, onRemoved }: Props) {
  const location = useFragment(
    graphql`
      fragment PlanLine_location on Location {
        ...TimeFields_location
      }
    `,
    key,
  );
  const name = skills.find(({ id }) => id === line.line.skillId)?.name ?? title;
  return (
    <Card
      title={name}
      actions={
        <>
          <Button
            variant="ghost"
            size="small"
            icon={<Copy aria-hidden="true" />}
            aria-label={`Duplicate ${name}`}
            onPress={onCopied}
          >
            Duplicate
          </Button>
          {onRemoved ? (
            <Button
              variant="ghost"
              size="small"
              icon={<Trash2 aria-hidden="true" />}
              aria-label={`Remove ${name}`}
              onPress={onRemoved}
            >
              Remove
            </Button>
          ) : null}
        </>
      }
    >
      <div className={styles.section}>
        <PositionWage form={form} line={line} skills={skills} />
        <TimeFields line={line} location={location} />
        <PlacesByDay line={line} days={days} />
        <TermTextArea form={line.terms} name="description" />
      </div>
    </Card>
  );
}
