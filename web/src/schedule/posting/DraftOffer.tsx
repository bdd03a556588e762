import { postGigTypeLabel } from '@brigade/domain/schedule/posting/postGigType.ts';
import { formatDay, formatTime } from '@brigade/domain/platform/time/formatTime.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import styles from './DraftOffer.module.css';
import type { PostingDraft } from './postingDraft.ts';
import type { PostingValues } from './postingValues.ts';

interface Props {
  draft: PostingDraft;
  /** Gets what was typed then. */
  onContinued: (values: PostingValues) => void;
  onDropped: () => void;
}

/** Offers what an earlier visit left in the form. */
export default function DraftOffer({ draft, onContinued, onDropped }: Props) {
  const zone = browserZone();
  const day = formatDay(draft.savedAt, zone, Temporal.Now.instant());
  return (
    <InlineAlert
      tone="info"
      title="You have a draft"
      action={
        <span className={styles.actions}>
          <Button size="small" onPress={() => onContinued(draft.values)}>
            Continue your draft
          </Button>
          <Button size="small" variant="outlined" onPress={onDropped}>
            Start over
          </Button>
        </span>
      }
    >
      {`${postGigTypeLabel(draft.values.type)}, from ${day}, ${formatTime(draft.savedAt, zone)}. It was not posted.`}
    </InlineAlert>
  );
}
