import { timeOfShift } from '@brigade/domain/day/roster/timeOfShift.ts';
import { adHocAmountProblem, adHocDescriptionLimit } from '@brigade/domain/pay/adHocPayments/adHocAmount.ts';
import { adHocErrorCodes, adHocErrorText } from '@brigade/domain/pay/adHocPayments/adHocErrors.ts';
import {
  adHocReasonHint,
  adHocReasonNeedsDescription,
  adHocReasonNeedsHours,
  type AdHocReason,
} from '@brigade/domain/pay/adHocPayments/adHocReasons.ts';
import { hoursProblem } from '@brigade/domain/pay/hours/hoursProblem.ts';
import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { NewPaymentForm_application$key } from '../../__generated__/NewPaymentForm_application.graphql.ts';
import { useViewer } from '../../businesses/locations/ViewerProvider.tsx';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { centsOf } from '../../schedule/terms/dollars.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Select } from '../../ui/fields/Select.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { useUnsavedChanges } from '../../ui/forms/useUnsavedChanges.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { useNavigation } from '../../ui/navigation/NavigationProvider.tsx';
import { isPayFixed, payState } from '../duePay/payState.ts';
import { AdHocCostCard } from './AdHocCostCard.tsx';
import { AdHocHours } from './AdHocHours.tsx';
import styles from './newPayment.module.css';
import { newPaymentSchema } from './newPaymentSchema.ts';
import { PlatformChoices } from './PlatformChoices.tsx';
import { firstReason, reasonOptions } from './reasonOptions.ts';
import { sendAdHocPayment } from './sendAdHocPayment.ts';
import { useAdditionalPay } from './useAdditionalPay.ts';

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
}: Props) {
  const { id, status, pro, proPayment, workingHours } = useFragment(
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
        workingHours {
          startTime
          endTime
        }
      }
    `,
    application,
  );
  const environment = useRelayEnvironment();
  const navigate = useNavigation();
  const { isPlatformAdmin } = useViewer();
  const name = pro.displayName;
  const isPaid = isPayFixed(status, proPayment != null) || ['processing', 'paid'].includes(payState(status));
  const workStart = Temporal.Instant.from(workingHours.startTime);
  const workEnd = Temporal.Instant.from(workingHours.endTime);
  const onClock = (instant: Temporal.Instant) =>
    instant.toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' });
  const hoursOf = ({ startTime, endTime }: { startTime: string; endTime: string }) => {
    if (startTime === '' || endTime === '') return null;
    const [start, end] = [startTime, endTime].map((text) =>
      timeOfShift(Temporal.PlainTime.from(text), { workStart, workEnd }, zone, currentInstant()),
    );
    return start && end ? { start, end } : null;
  };
  const form = useForm({
    schema: newPaymentSchema,
    initialValues: {
      reason: firstReason({ canTip, isLateCancellation }),
      amount: '',
      startTime: onClock(workStart),
      endTime: onClock(workEnd),
      description: '',
      chargesBusiness: true,
      employmentType,
    },
    onSubmit: async ({ reason, description, chargesBusiness }) => {
      if (cents === null) return [{ message: 'These hours are paid already.', path: ['endTime'] }];
      const { errors, payment } = await sendAdHocPayment(environment, {
        applicationId: id,
        reason,
        amountCents: cents,
        description: description.trim() || null,
        chargesBusiness,
        ...(otherType && { employmentType: otherType }),
        ...(real && { startTime: real.start.toString(), endTime: real.end.toString() }),
      });
      const [error] = errors;
      if (error) {
        return errors.map(({ message, path }) => ({
          message,
          path: path.map((step) => (step === 'amountCents' ? 'amount' : step)),
        }));
      }
      const failure = payment?.error;
      const code = adHocErrorCodes.find((known) => known === failure?.code) ?? null;
      toast(
        failure
          ? { tone: 'danger', title: `${name} was not paid`, description: adHocErrorText(code) }
          : { tone: 'success', title: `${name} is being paid` },
      );
      return [];
    },
    onSuccess: () => navigate?.(listHref),
  });
  const { prompt } = useUnsavedChanges(form.isDirty && !form.isSubmitting, stay);
  const { reason, amount, chargesBusiness } = form.values;
  const otherType = form.values.employmentType === employmentType ? null : form.values.employmentType;
  const needsHours = adHocReasonNeedsHours(reason);
  const real = needsHours ? hoursOf(form.values) : null;
  const problem = real && hoursProblem(real.start, real.end);
  const additional = useAdditionalPay(
    id,
    real && problem === null ? { startTime: real.start.toString(), endTime: real.end.toString() } : null,
  );
  const typed = adHocAmountProblem(centsOf(amount)) === null ? centsOf(amount) : null;
  const owed = additional.isLoading ? null : (additional.pay?.cents ?? null);
  const cents = needsHours ? (owed === 0 ? null : owed) : typed;

  return (
    <Form form={form} aria-label={`Extra payment to ${name}`} className={styles.form ?? ''}>
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
          {needsHours ? (
            <AdHocHours
              startField={form.field('startTime')}
              endField={form.field('endTime')}
              problem={problem}
              pay={additional.pay}
              isLoading={additional.isLoading}
              hasFailed={additional.hasFailed}
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
            isDisabled={needsHours && (additional.isLoading || cents === null)}
          >
            {cents === null ? 'Send' : `Send ${formatMoney(cents, 'USD')}`}
          </Button>
        </div>
      </Card>
      {prompt}
    </Form>
  );
}
