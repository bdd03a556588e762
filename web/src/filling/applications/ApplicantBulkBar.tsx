import type { ApplicantStage } from '@brigade/domain/filling/applications/applicantStage.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { SelectionBar } from '../../ui/actions/SelectionBar.tsx';
import styles from './ApplicantBulkBar.module.css';

interface Props {
  stage: ApplicantStage;
  /** How many applicants are ticked. */
  count: number;
  isBusy: boolean;
  onCleared: () => void;
  onActed: (action: 'select' | 'unselect' | 'confirm' | 'dismiss') => void;
}

/** What can be done with several applicants of a stage at once. */
export function ApplicantBulkBar({ stage, count, isBusy, onCleared, onActed }: Props) {
  return (
    <div className={styles.place}>
      <SelectionBar count={count} itemName={['applicant', 'applicants']} onCleared={onCleared}>
        <Button variant="outlined" size="small" isDisabled={isBusy} onPress={() => onActed('dismiss')}>
          Dismiss…
        </Button>
        {stage === 'SELECTED' ? (
          <>
            <Button variant="outlined" size="small" isDisabled={isBusy} onPress={() => onActed('unselect')}>
              Unselect
            </Button>
            <Button size="small" isLoading={isBusy} onPress={() => onActed('confirm')}>
              Confirm
            </Button>
          </>
        ) : null}
        {stage === 'OPEN' ? (
          <Button size="small" isLoading={isBusy} onPress={() => onActed('select')}>
            Select
          </Button>
        ) : null}
      </SelectionBar>
    </div>
  );
}
