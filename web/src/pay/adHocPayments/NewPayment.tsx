import { displayZone, formatDay } from '@brigade/domain/platform/time/formatTime.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
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

interface Props {
  location: NewPayment_location$key;
  /** The chosen shift. */
  gig: NewPayment_gig$key | null;
  locationId: number;
  choice: NewPaymentChoice;
  /** Whether another shift is loading. */
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
        gigs(
          first: 50
          orderBy: STARTING_LATEST
          filter: { statuses: [PAYMENT_DUE, PAYMENT_ERROR, COMPLETED] }
        ) {
          edges {
            node {
              databaseId
              startTime
              skill {
                name
              }
            }
          }
        }
      }
    `,
    location,
  );
  const chosen = useFragment(
    graphql`
      fragment NewPayment_gig on Gig @throwOnFieldError {
        databaseId
        startTime
        employmentType
        skill {
          name
        }
        pay {
          application {
            id
            databaseId
            pro {
              displayName
            }
            ...NewPaymentForm_application
          }
        }
      }
    `,
    gig,
  );
  const zone = displayZone(timeZone ?? null, browserZone());
  const now = currentInstant();
  const recent = (gigs?.edges ?? []).map(({ node }) => node);
  const isListed = recent.some(({ databaseId }) => databaseId === chosen?.databaseId);
  const shifts = chosen && !isListed ? [chosen, ...recent] : recent;
  if (shifts.length === 0) {
    return (
      <EmptyState illustration={<NoGigs />} title="No one has worked here yet">
        Extra payments go to pros of a shift that has ended.
      </EmptyState>
    );
  }
  const applications = (chosen?.pay ?? []).map(({ application }) => application);
  const application = applications.find(({ databaseId }) => databaseId === choice.pro);

  return (
    <div className={styles.page} aria-busy={isBusy || undefined}>
      <Card>
        <div className={styles.choice}>
          <Select
            label="Shift"
            value={choice.gig === null ? null : String(choice.gig)}
            placeholder="Choose a shift"
            options={shifts.map(({ databaseId, startTime, skill }) => ({
              value: String(databaseId),
              label: `${skill.name} · ${formatDay(Temporal.Instant.from(startTime), zone, now)}`,
              description: `#${databaseId}`,
            }))}
            onChange={(value) => onChosen({ gig: Number(value), pro: null })}
          />
          <Select
            label="Pro"
            value={application ? String(application.databaseId) : null}
            placeholder={chosen ? 'Choose a pro' : 'Choose a shift first'}
            isDisabled={applications.length === 0}
            description={chosen && applications.length === 0 ? 'No one worked this shift.' : undefined}
            options={applications.map(({ databaseId, pro }) => ({
              value: String(databaseId),
              label: pro.displayName,
            }))}
            onChange={(value) => onChosen({ ...choice, pro: Number(value) })}
          />
        </div>
      </Card>
      {application ? (
        <NewPaymentForm
          key={application.id}
          application={application}
          zone={zone}
          canTip={settings.tippingEnabled}
          employmentType={chosen?.employmentType === 'W2' ? 'W2' : 'F1099'}
          listHref={`/locations/${locationId}/pay/extra`}
        />
      ) : null}
    </div>
  );
}
