import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GigToPay_gig$key } from '../../../__generated__/GigToPay_gig.graphql.ts';
import { readPayability } from '../../../pay/duePay/readPayability.ts';
import { payState } from '../../../pay/duePay/payState.ts';
import { payStatusOf } from '../../../pay/duePay/payStatusOf.ts';
import { payPros } from '../../../pay/payments/payPros.ts';
import { usePayments } from '../../../pay/payments/usePayments.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { DateText } from '../../../ui/layout/DateText.tsx';
import { TextLink } from '../../../ui/navigation/TextLink.tsx';
import { useKeptFocus } from '../../../ui/actions/useKeptFocus.ts';
import { PositionLabel } from '../../../pros/skills/PositionLabel.tsx';
import styles from './acts.module.css';
import { HoursToPay } from './HoursToPay.tsx';

const ConfirmActionDialog = lazy(async () => ({
  default: (await import('../../../ui/overlays/ConfirmActionDialog.tsx')).ConfirmActionDialog,
}));

interface Props {
  gig: GigToPay_gig$key;
  locationId: number;
  /** The IANA zone of the location. */
  zone: string;
}

/** A shift with the hours of its pros, to pay at once after a confirmation. */
export function GigToPay({ gig, locationId, zone }: Props) {
  const data = useFragment(
    graphql`
      fragment GigToPay_gig on Gig @throwOnFieldError {
        id
        startTime
        skill {
          name
        }
        pay {
          total {
            amountCents
          }
          application {
            id
            pro {
              displayName
            }
          }
          ...readPayability_work
          ...payStatusOf_work
          ...HoursToPay_work
        }
      }
    `,
    gig,
  );
  const [isAsking, setIsAsking] = useState(false);
  const payments = usePayments((environment, orders) => payPros(environment, data.id, orders));
  const row = useKeptFocus<HTMLLIElement>();
  const works = data.pay ?? [];
  // A payout that failed charges nothing: it is sent again where pay is checked.
  const payable = works.filter((work) => {
    const { isPayable, isPayoutOnly } = readPayability(work);
    return isPayable && !isPayoutOnly;
  });
  const isRetry = payable.some((work) => payState(payStatusOf(work)) === 'failed');
  const total = formatMoney(
    payable.reduce((sum, work) => sum + work.total.amountCents, 0),
    'USD',
  );
  const refusals = [...payments.refusals.values()];
  const refusal = refusals.find(({ isBilling }) => isBilling) ?? refusals[0];
  const name = data.skill.name;
  const check = works.some((work) => readPayability(work).isPayoutOnly)
    ? 'Retry the payout'
    : 'Check the pay';
  const people = payable.length === 1 ? '1 pro' : `${payable.length} pros`;

  return (
    <li {...row} className={styles.row} aria-label={name} aria-busy={payments.busy.size > 0 || undefined}>
      <div className={styles.text}>
        <span className={styles.name}>
          <PositionLabel name={name} />
        </span>
        <span className={styles.facts}>
          <DateText instant={data.startTime} zone={zone} />
        </span>
      </div>
      {payable.length > 0 ? (
        <Button
          size="small"
          isLoading={payments.busy.size > 0}
          aria-label={`${isRetry ? 'Retry' : 'Pay'} ${total} for ${name}`}
          onPress={() => setIsAsking(true)}
        >
          {`${isRetry ? 'Retry' : 'Pay'} ${total}`}
        </Button>
      ) : works.every((work) => readPayability(work).isOnItsWay) ? (
        <span className={styles.facts}>Payment submitted</span>
      ) : (
        <TextLink href={`/locations/${locationId}/pay`} aria-label={`${check} for ${name}`}>
          {check}
        </TextLink>
      )}
      <ul className={styles.people}>
        {works.map((work) => (
          <HoursToPay key={work.application.id} work={work} />
        ))}
      </ul>
      {refusal === undefined ? null : (
        <div className={styles.refusal}>
          <InlineAlert
            tone="danger"
            isLive
            action={
              refusal.isBilling ? (
                <TextLink href={`/locations/${locationId}/billing`}>Billing</TextLink>
              ) : null
            }
          >
            {refusal.message}
          </InlineAlert>
        </div>
      )}
      <Suspense>
        {isAsking ? (
          <ConfirmActionDialog
            title={`Pay ${total} to ${people}?`}
            confirmLabel={`Pay ${total}`}
            cancelLabel="Not now"
            action={() =>
              payments.pay(
                payable.map(({ application: { id, pro } }) => ({
                  applicationId: id,
                  name: pro.displayName,
                  tipCents: null,
                  bonusCents: null,
                })),
              )
            }
            onClosed={() => setIsAsking(false)}
          >
            {`This approves the hours of the ${name} shift. The amount includes fees. A payment cannot be undone.`}
          </ConfirmActionDialog>
        ) : null}
      </Suspense>
    </li>
  );
}
