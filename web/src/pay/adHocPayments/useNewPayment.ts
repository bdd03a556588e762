import { adHocAmountProblem } from '@brigade/domain/pay/adHocPayments/adHocAmount.ts';
import { adHocReasonNeedsHours, type AdHocReason } from '@brigade/domain/pay/adHocPayments/adHocReasons.ts';
import { hoursProblem } from '@brigade/domain/pay/hours/hoursProblem.ts';
import { isBillingRefusal } from '@brigade/domain/pay/payments/billingRefusals.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { useNewPayment_application$key } from '../../__generated__/useNewPayment_application.graphql.ts';
import { centsOf } from '../../schedule/terms/dollars.ts';
import { useForm } from '../../ui/forms/useForm.ts';
import { newPaymentSchema } from './newPaymentSchema.ts';
import { notifyOfPayment } from './notifyOfPayment.ts';
import { sendAdHocPayment } from './sendAdHocPayment.ts';
import { useAdditionalPay } from './useAdditionalPay.ts';
import { hoursOnClock, timeOnClock } from './workClock.ts';

interface Work {
  /** The name of the pro. */
  name: string;
  /** The IANA zone of the location. */
  zone: string;
  /** How the pro is employed for the shift. */
  employmentType: 'W2' | 'F1099';
}

interface Options {
  firstReason: AdHocReason;
  onSent: () => void;
}

/** The form of an extra payment for this work, with the amount and the hours that follow from its values. */
export function useNewPayment(
  application: useNewPayment_application$key,
  { name, zone, employmentType }: Work,
  { firstReason, onSent }: Options,
) {
  const { id, workingHours } = useFragment(
    graphql`
      fragment useNewPayment_application on GigApplication @throwOnFieldError {
        id
        workingHours {
          startTime
          endTime
        }
      }
    `,
    application,
  );
  const environment = useRelayEnvironment();
  const [isBillingProblem, setIsBillingProblem] = useState(false);
  const workStart = Temporal.Instant.from(workingHours.startTime);
  const workEnd = Temporal.Instant.from(workingHours.endTime);
  const form = useForm({
    schema: newPaymentSchema,
    initialValues: {
      reason: firstReason,
      amount: '',
      startTime: timeOnClock(workStart, zone),
      endTime: timeOnClock(workEnd, zone),
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
        ...times,
      });
      setIsBillingProblem(errors.some(({ code }) => isBillingRefusal(code)));
      if (errors.length === 0) notifyOfPayment(name, payment?.error);
      return errors.map(({ message, path }) => ({
        message,
        path: path.map((step) => (step === 'amountCents' ? 'amount' : step)),
      }));
    },
    onSuccess: onSent,
  });
  const { reason, amount } = form.values;
  const otherType = form.values.employmentType === employmentType ? null : form.values.employmentType;
  const needsHours = adHocReasonNeedsHours(reason);
  const worked = needsHours ? hoursOnClock(form.values, { workStart, workEnd }, zone) : null;
  const times = worked && { startTime: worked.start.toString(), endTime: worked.end.toString() };
  const problem = worked && hoursProblem(worked.start, worked.end);
  const additional = useAdditionalPay(id, problem === null ? times : null);
  const typed = adHocAmountProblem(centsOf(amount)) === null ? centsOf(amount) : null;
  const owed = additional.isLoading ? null : (additional.pay?.cents ?? null);
  const cents = needsHours ? (owed === 0 ? null : owed) : typed;
  return {
    form,
    /** What is wrong with the hours, and what they are worth; null where the reason needs none. */
    hours: needsHours ? { problem, additional } : null,
    /** What the pro gets; null while it is unknown, or nothing. */
    cents,
    /** The employment that was chosen instead of the usual one. */
    otherType,
    /** Whether the server refused the payment because of the payment method. */
    isBillingProblem,
  };
}
