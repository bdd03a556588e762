import { graphql, useFragment } from 'react-relay/hooks';
import type { TimeFields_location$key } from '../../__generated__/TimeFields_location.graphql.ts';
import type { ReactNode } from 'react';
import { ShiftTemplatePicker } from '../shiftTemplates/ShiftTemplatePicker.tsx';
import { BreakField } from '../terms/ShiftTermFields.tsx';
import { TimeField } from '../../ui/fields/TimeField.tsx';
import styles from '../terms/fields.module.css';
import { BreakHint } from './BreakHint.tsx';
import type { LineForm } from './PostingForm.ts';

interface Props {
  location: TimeFields_location$key;
  line: LineForm;
  /** Shown before the times: the date. */
  children?: ReactNode;
}

/** The start, the end and the unpaid break. */
export function TimeFields({ location: key, line: lineForm, children }: Props) {
  const location = useFragment(
    graphql`
      fragment TimeFields_location on Location {
        ...ShiftTemplatePicker_location
        ...BreakHint_location
      }
    `,
    key,
  );
  const { line, change, errorAt } = lineForm;
  return (
    <>
      <div className={styles.times}>
        {children}
        <TimeField
          label="Starts"
          isRequired
          value={line.startTime}
          onChange={(startTime) => change({ startTime })}
          errorMessage={errorAt('startTime')}
        />
        <TimeField
          label="Ends"
          isRequired
          value={line.endTime}
          onChange={(endTime) => change({ endTime })}
          errorMessage={errorAt('endTime')}
        />
        <BreakField form={lineForm.terms} />
      </div>
      <div className={styles.hints}>
        <ShiftTemplatePicker
          location={location}
          onPicked={({ startTime, endTime, unpaidBreakMinutes }) =>
            change({ startTime, endTime, unpaidBreakMinutes: String(unpaidBreakMinutes) })
          }
        />
        <BreakHint location={location} line={lineForm} />
      </div>
    </>
  );
}
