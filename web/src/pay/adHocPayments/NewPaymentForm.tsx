import { adHocDescriptionLimit } from '@brigade/domain/pay/adHocPayments/adHocAmount.ts';
import {
  adHocReasonHint,
  adHocReasonNeedsDescription,
  type AdHocReason,
} from '@brigade/domain/pay/adHocPayments/adHocReasons.ts';
import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NewPaymentForm_application$key } from '../../__generated__/NewPaymentForm_application.graphql.ts';
import { useViewer } from '../../businesses/locations/ViewerProvider.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { useUnsavedChanges } from '../../ui/forms/useUnsavedChanges.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { useNavigation } from '../../ui/navigation/NavigationProvider.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { isPayFixed, payState } from '../duePay/payState.ts';
import { AdHocCostCard } from './AdHocCostCard.tsx';
import { AdHocHours } from './AdHocHours.tsx';
import styles from './newPayment.module.css';
import { PlatformChoices } from './PlatformChoices.tsx';
import { firstReason, reasonOptions } from './reasonOptions.ts';
import { useNewPayment } from './useNewPayment.ts';

interface Props {
  application: NewPaymentForm_application$key;
  /** The IANA zone of the location. */
  zone: string;
  canTip: boolean;
  /** Whether the shift was cancelled late, so that no one worked. */
  isLateCancellation: boolean;
  /** How the pro is employed for the shift. */
  employmentType: 'W2' | 'F1099';
  /** Where the payment is listed. */
  listHref: string;
  /** Where the payment method is changed. */
  billingHref: string;
}

const stay = () => undefined;

/** What a pro gets, why, and what that costs. */
export function NewPaymentForm({
  application,
  zone,
  canTip,
  isLateCancellation,
  employmentType,
  listHref,
  billingHref,
}: Props) {
  const data = useFragment(
    graphql`
      fragment NewPaymentForm_application on GigApplication @throwOnFieldError {
        id
        status
        pro {
          displayName
        }
        proPayment {
          __typename
        }
        ...useNewPayment_application
      }
    `,
    application,
  );
  const navigate = useNavigation();
  const { isPlatformAdmin } = useViewer();
  const { id, status, pro, proPayment } = data;
  const name = pro.displayName;
  const isPaid = isPayFixed(status, proPayment != null) || ['processing', 'paid'].includes(payState(status));
  const { form, hours, cents, otherType, isBillingProblem } = useNewPayment(
    data,
    { name, zone, employmentType },
    { firstReason: firstReason({ canTip, isLateCancellation }), onSent: () => navigate?.(listHref) },
  );
  const { prompt } = useUnsavedChanges(form.isDirty && !form.isSubmitting, stay);
  const { reason, chargesBusiness } = form.values;

  return (
    <Form
      form={form}
      errorAction={isBillingProblem ? <TextLink href={billingHref}>Billing</TextLink> : null}
      aria-label={`Extra payment to ${name}`}
      className={styles.form ?? ''}
    >
      <Card>
        <div className={styles.fields}>
          <Select
            {...form.field('reason')}
            label="Reason"
            description={adHocReasonHint(reason)}
            isRequired
            options={reasonOptions({ isPlatformAdmin, canTip, isPaid, isLateCancellation })}
            onChange={(value) => form.setValue('reason', value as AdHocReason)}
          />
          {hours ? (
            <AdHocHours
              startField={form.field('startTime')}
              endField={form.field('endTime')}
              problem={hours.problem}
              pay={hours.additional.pay}
              isLoading={hours.additional.isLoading}
              hasFailed={hours.additional.hasFailed}
            />
          ) : (
            <TextField
              {...form.field('amount')}
              label="Amount"
              description={`What ${name} gets.`}
              inputMode="decimal"
              prefix="$"
              isRequired
            />
          )}
          <TextArea
            {...form.field('description')}
            label="Description"
            description="The pro can read it."
            isRequired={adHocReasonNeedsDescription(reason)}
            maxLength={adHocDescriptionLimit}
            rows={3}
          />
          {isPlatformAdmin ? (
            <PlatformChoices
              chargesBusiness={chargesBusiness}
              onChargesBusiness={(isOn) => form.setValue('chargesBusiness', isOn)}
              employmentType={form.values.employmentType}
              usualType={employmentType}
              onEmploymentType={(chosen) => form.setValue('employmentType', chosen)}
            />
          ) : null}
        </div>
      </Card>
      <Card>
        <AdHocCostCard
          applicationId={id}
          reason={reason}
          cents={cents}
          chargesBusiness={chargesBusiness}
          employmentType={otherType}
        />
        <div className={styles.actions}>
          <Button variant="outlined" isDisabled={form.isSubmitting} onPress={() => navigate?.(listHref)}>
            Cancel
          </Button>
          <Button
            type="submit"
            isLoading={form.isSubmitting}
            isDisabled={hours !== null && (hours.additional.isLoading || cents === null)}
          >
            {cents === null ? 'Send' : `Send ${formatMoney(cents, 'USD')}`}
          </Button>
        </div>
      </Card>
      {prompt}
    </Form>
  );
}
