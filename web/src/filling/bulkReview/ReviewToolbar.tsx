import Columns from 'lucide-react/icons/columns-3';
import Keyboard from 'lucide-react/icons/keyboard';
import Scale from 'lucide-react/icons/scale';
import { lazy, Suspense, useState } from 'react';
import { useScreenCommands } from '../../platform/commands/screenCommands.ts';
import { askForKeys } from '../../platform/commands/screenKeys.ts';
import { LiveStatus } from '../../platform/live/LiveStatus.tsx';
import type { LiveState } from '../../platform/live/liveState.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import type { ReviewChange, ReviewChoice } from './bulkReviewSearch.ts';
import styles from './ReviewToolbar.module.css';

const ChooseGigsDialog = lazy(() => import('./ChooseGigsDialog.tsx'));

interface Props {
  locationId: number;
  /** The gig of the path. */
  gigId: number;
  choice: ReviewChoice;
  onChanged: ReviewChange;
  /** How many are marked. */
  compared: number;
  areKeysOn: boolean;
  onKeysTurned: (isOn: boolean) => void;
  /** Those who are marked are to be compared. */
  onCompared: () => void;
  live: LiveState;
}

/** Which gigs, comparing, and the keys. */
export function ReviewToolbar({
  locationId,
  gigId,
  choice,
  onChanged,
  compared,
  areKeysOn,
  onKeysTurned,
  onCompared,
  live,
}: Props) {
  const [isChoosing, setIsChoosing] = useState(false);
  useScreenCommands([
    { id: 'choose', label: 'Choose shifts to review', onAction: () => setIsChoosing(true) },
    ...(compared < 2
      ? []
      : [{ id: 'compare', label: `Compare ${compared} marked pros`, onAction: onCompared }]),
    {
      id: 'keys',
      label: areKeysOn ? 'Review without keys' : 'Review by keyboard',
      onAction: () => onKeysTurned(!areKeysOn),
    },
  ]);
  return (
    <div className={styles.toolbar}>
      <Button variant="outlined" icon={<Columns />} onPress={() => setIsChoosing(true)}>
        Choose shifts
      </Button>
      <Button variant="outlined" icon={<Scale />} isDisabled={compared < 2} onPress={onCompared}>
        {compared === 0 ? 'Compare' : `Compare (${compared})`}
      </Button>
      <LiveStatus state={live} />
      <span className={styles.keys}>
        <Switch isSelected={areKeysOn} onChange={onKeysTurned}>
          Use keyboard
        </Switch>
        <Button variant="ghost" size="small" icon={<Keyboard />} onPress={askForKeys}>
          Keyboard shortcuts
        </Button>
      </span>
      {isChoosing ? (
        <Suspense>
          <ChooseGigsDialog
            locationId={locationId}
            gigId={gigId}
            chosen={choice.others}
            onClosed={() => setIsChoosing(false)}
            onChosen={(others) => {
              setIsChoosing(false);
              onChanged((former) => ({ ...former, others, shownGig: null, compared: [] }));
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
