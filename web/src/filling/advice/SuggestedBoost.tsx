import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SuggestedBoost_advice$key } from '../../__generated__/SuggestedBoost_advice.graphql.ts';
import type { SuggestedBoost_gig$key } from '../../__generated__/SuggestedBoost_gig.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';

const BoostOfGig = lazy(() => import('../boosts/BoostOfGig.tsx'));

interface Props {
  gig: SuggestedBoost_gig$key;
  advice: SuggestedBoost_advice$key;
}

/** That a place opened up at short notice, and by how much a bonus would help; nothing while there is time enough. */
export function SuggestedBoost({ gig, advice }: Props) {
  const { boost } = useFragment(
    graphql`
      fragment SuggestedBoost_advice on FillingAdvice @throwOnFieldError {
        boost {
          bonus {
            amountCents
            currency
          }
        }
      }
    `,
    advice,
  );
  const data = useFragment(
    graphql`
      fragment SuggestedBoost_gig on Gig @throwOnFieldError {
        viewerCanEdit @catch(to: NULL)
        id
      }
    `,
    gig,
  );
  const [isOpen, setIsOpen] = useState(false);
  if (!boost) return null;
  const { bonus } = boost;
  return (
    <>
      <InlineAlert
        tone="warning"
        title="A place opened up at short notice"
        action={
          data.viewerCanEdit === true ? (
            <Button size="small" onPress={() => setIsOpen(true)}>
              Boost…
            </Button>
          ) : null
        }
      >
        {`A bonus of ${formatMoney(bonus.amountCents, bonus.currency)} per pro matches what others pay on days like this.`}
      </InlineAlert>
      <Suspense>
        {isOpen ? (
          <BoostOfGig gigId={data.id} suggestedCents={bonus.amountCents} onClosed={() => setIsOpen(false)} />
        ) : null}
      </Suspense>
    </>
  );
}
