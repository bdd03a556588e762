import { displayZone } from '@brigade/domain/platform/time/formatTime.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NewPayment_gig$key } from '../../__generated__/NewPayment_gig.graphql.ts';
import type { NewPayment_location$key } from '../../__generated__/NewPayment_location.graphql.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { NoGigs } from '../../ui/illustrations/NoGigs.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { browserZone } from '../../ui/theme/browserZone.ts';
import styles from './newPayment.module.css';
import { NewPaymentForm } from './NewPaymentForm.tsx';
import type { NewPaymentChoice } from './newPaymentSearch.ts';
import { shiftOption } from './shiftOption.ts';
import { ShiftSearch } from './ShiftSearch.tsx';

interface Props {
  location: NewPayment_location$key;
  /** The chosen shift. */
  gig: NewPayment_gig$key | null;
  locationId: number;
  choice: NewPaymentChoice;
  /** Whether another shift, or what a search finds, is loading. */
  isBusy: boolean;
  onChosen: (choice: NewPaymentChoice) => void;
}

/** The shift, the pro, and then the payment. */
export function NewPayment({ location, gig, locationId, choice, isBusy, onChosen }: Props) {
  const { gigs, timeZone, settings } = useFragment(
    graphql`
      fragment NewPayment_location on Location @throwOnFieldError {
        timeZone @catch(to: NULL)
        settings {
          tippingEnabled
        }
        gigs(first: 50, orderBy: STARTING_LATEST, filter: { statuses: $statuses, search: $search }) {
          edges {
            node {
              ...shiftOption_gig
              cancellation {
                payment
              }
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    location,
  );
  const chosen = useFragment(
    graphql`
      fragment NewPayment_gig on Gig @throwOnFieldError {
        ...shiftOption_gig
        employmentType
        pay {
          application {
            id
            databaseId
            pro {
              displayName
            }
            ...NewPaymentForm_application
          }
          isLateCancellation
          billedTo
          viewerCanAddExtras
        }
      }
    `,
    gig,
  );
  const zone = displayZone(timeZone ?? null, browserZone());
  const now = currentInstant();
  const found = (gigs?.edges ?? [])
    // A cancelled shift is offered only if its pros are paid for it.
    .filter(({ node }) => node.cancellation?.payment !== null)
    .map(({ node }) => shiftOption(node, zone, now));
  const own = chosen ? shiftOption(chosen, zone, now) : null;
  // A search for another shift leaves the chosen one as it is.
  const shifts = own && !found.some(({ value }) => value === own.value) ? [own, ...found] : found;
  if (shifts.length === 0 && choice.search === '' && !isBusy) {
    return (
      <EmptyState illustration={<NoGigs />} title="No one has worked here yet">
        Extra payments go to pros of a shift that has ended.
      </EmptyState>
    );
  }
  const works = chosen?.pay ?? [];
  const work = works.find(({ application: { databaseId } }) => databaseId === choice.pro);

  return (
    <div className={styles.page} aria-busy={isBusy || undefined}>
      <Card>
        <ShiftSearch
          search={choice.search}
          count={found.length}
          hasMore={gigs?.pageInfo.hasNextPage ?? false}
          isBusy={isBusy}
          onSearched={(search) => onChosen({ ...choice, search })}
        />
        <div className={styles.choice}>
          <Select
            label="Shift"
            value={own?.value ?? null}
            placeholder="Choose a shift"
            isDisabled={shifts.length === 0}
            options={shifts}
            onChange={(value) => onChosen({ ...choice, gig: Number(value), pro: null })}
          />
          <Select
            label="Pro"
            value={work ? String(work.application.databaseId) : null}
            placeholder={chosen ? 'Choose a pro' : 'Choose a shift first'}
            isDisabled={works.length === 0}
            description={chosen && works.length === 0 ? 'No one worked this shift.' : undefined}
            options={works.map(({ application: { databaseId, pro }, viewerCanAddExtras, billedTo }) => ({
              value: String(databaseId),
              label: pro.displayName,
              ...(viewerCanAddExtras === false && {
                isDisabled: true,
                description: `Billed to ${billedTo ?? 'another organization'}. Only its admins can add an extra payment.`,
              }),
            }))}
            onChange={(value) => onChosen({ ...choice, pro: Number(value) })}
          />
        </div>
      </Card>
      {work ? (
        <NewPaymentForm
          key={work.application.id}
          application={work.application}
          isLateCancellation={work.isLateCancellation}
          zone={zone}
          canTip={settings.tippingEnabled}
          employmentType={chosen?.employmentType === 'W2' ? 'W2' : 'F1099'}
          listHref={`/locations/${locationId}/pay/extra`}
          billingHref={`/locations/${locationId}/billing`}
        />
      ) : null}
    </div>
  );
}
