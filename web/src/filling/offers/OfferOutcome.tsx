import { useEffect, useRef } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import type { SentOffers } from './offerGig.ts';
import styles from './OfferRows.module.css';
import { useFollowedOffers } from './useFollowedOffers.tsx';

interface Props {
  sent: SentOffers;
  /** Where the gig and its answers are. */
  gigHref: string;
  /** Goes back to ask others. */
  onAgain: () => void;
}

/** What became of offers, pro by pro; those that are made in the background come in as they are done. */
export function OfferOutcome({ sent, gigHref, onAgain }: Props) {
  const { list, hasNoOffers, progress, hasFailed } = useFollowedOffers(sent);
  const heading = useRef<HTMLDivElement>(null);

  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);

  return (
    <div ref={heading} tabIndex={-1} className={styles.outcome}>
      <Card title={progress === null ? (hasNoOffers ? 'No offers sent' : 'Sent') : 'Sending…'}>
        <div className={styles.outcome}>
          {progress === null ? null : (
            <p role="status" className={styles.none}>
              {progress.done} of {progress.total} are done. You can leave this page: the others follow.
            </p>
          )}
          {hasFailed ? (
            <InlineAlert tone="warning">
              Progress isn’t available right now. The offers are still being sent.
            </InlineAlert>
          ) : null}
          {list}
        </div>
      </Card>
      <div className={styles.actions}>
        <LinkButton href={gigHref}>See who answers</LinkButton>
        <Button variant="outlined" onPress={onAgain}>
          Ask others
        </Button>
      </div>
    </div>
  );
}
