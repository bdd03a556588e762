import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { offerGig, type SentOffers } from '../../../filling/offers/offerGig.ts';
import { OfferResults } from '../../../filling/offers/OfferResults.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { useAction } from '../../../ui/actions/useAction.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { announce } from '../../../ui/feedback/announce.ts';
import styles from './acts.module.css';

interface Props {
  /** The id of the gig's node. */
  gigId: string;
  /** Offers were made; each can be withdrawn. */
  onSent: () => void;
}

/** Offers a gig to the pros who match it best, three for each open place. */
export function OfferToBest({ gigId, onSent }: Props) {
  const environment = useRelayEnvironment();
  const [sent, setSent] = useState<SentOffers | null>(null);
  const { run, isPending, errorMessage } = useAction({
    action: async () => {
      const outcome = await offerGig(environment, { gigId, includesRecommended: true });
      setSent(outcome.sent);
      if (!outcome.sent) return outcome.errors;
      announce(madeText(outcome.sent));
      onSent();
      return [];
    },
  });
  const refused = (sent?.results ?? []).filter(({ __typename }) => __typename === 'OfferRefused');
  return (
    <>
      <Button size="small" variant="outlined" isLoading={isPending} onPress={() => void run()}>
        Offer to best matches
      </Button>
      {sent ? <span className={styles.facts}>{madeText(sent)}</span> : null}
      {errorMessage === null ? null : (
        <div className={styles.refusal}>
          <InlineAlert tone="danger" isLive>
            {errorMessage}
          </InlineAlert>
        </div>
      )}
      {refused.length === 0 ? null : (
        <div className={styles.refusal}>
          <OfferResults results={refused} />
        </div>
      )}
    </>
  );
}

function madeText({ results }: SentOffers): string {
  const made = results.filter(({ __typename }) => __typename === 'OfferMade').length;
  if (made === 0) return 'No other pro matches this shift right now.';
  return made === 1 ? '1 offer sent' : `${made} offers sent`;
}
