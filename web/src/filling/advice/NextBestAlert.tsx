import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { NextBestAlert_advice$key } from '../../__generated__/NextBestAlert_advice.graphql.ts';
import type { NextBestAlert_gig$key } from '../../__generated__/NextBestAlert_gig.graphql.ts';
import { offersHref } from '../offers/offersHref.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { useToastAction } from '../../ui/actions/useToastAction.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { selectNextBest } from './selectNextBest.ts';

interface Props {
  gig: NextBestAlert_gig$key;
  advice: NextBestAlert_advice$key;
  locationId: number;
}

/** A lapsed place, with a button that selects or asks the next best pro. */
export function NextBestAlert({ gig, advice, locationId }: Props) {
  const { lapse, nextBest } = useFragment(
    graphql`
      fragment NextBestAlert_advice on FillingAdvice @throwOnFieldError {
        lapse {
          text
        }
        nextBest {
          matchScore
          pro {
            uuid
            displayName
          }
          application {
            id
          }
        }
      }
    `,
    advice,
  );
  const { id, databaseId, viewerCanManageApplicants } = useFragment(
    graphql`
      fragment NextBestAlert_gig on Gig @throwOnFieldError {
        id
        databaseId
        viewerCanManageApplicants @catch(to: NULL)
      }
    `,
    gig,
  );
  if (!lapse) return null;
  if (!nextBest) {
    return (
      <InlineAlert tone="info" title={`${lapse.text}.`}>
        No replacement has been found for this place yet.
      </InlineAlert>
    );
  }
  const { pro, matchScore, application } = nextBest;
  return (
    <InlineAlert
      tone="info"
      title={`${lapse.text}.`}
      action={
        viewerCanManageApplicants !== true ? null : application ? (
          <SelectButton gigId={id} applicationId={application.id} name={pro.displayName} />
        ) : (
          <LinkButton
            size="small"
            variant="outlined"
            href={offersHref(locationId, { gigId: databaseId, pros: [pro.uuid] })}
          >
            {`Offer it to ${pro.displayName}`}
          </LinkButton>
        )
      }
    >
      {`Next best: ${pro.displayName}, with a match of ${matchScore}%.`}
    </InlineAlert>
  );
}

interface SelectButtonProps {
  gigId: string;
  applicationId: string;
  name: string;
}

function SelectButton({ gigId, applicationId, name }: SelectButtonProps) {
  const environment = useRelayEnvironment();
  const { isPending, run } = useToastAction();
  const select = () => run(() => selectNextBest(environment, gigId, applicationId), `${name} is selected`);
  return (
    <Button size="small" isLoading={isPending} onPress={() => void select()}>
      {`Select ${name}`}
    </Button>
  );
}
