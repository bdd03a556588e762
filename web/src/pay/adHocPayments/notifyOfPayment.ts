import { adHocErrorCodes, adHocErrorText } from '@brigade/domain/pay/adHocPayments/adHocErrors.ts';
import { toast } from '../../ui/feedback/toast.ts';

/** Says that an extra payment is on its way, or why it failed. */
export function notifyOfPayment(
  name: string,
  failure: { readonly code: string | null | undefined } | null | undefined,
): void {
  if (!failure) {
    toast({ tone: 'success', title: `${name} is being paid` });
    return;
  }
  const code = adHocErrorCodes.find((known) => known === failure.code) ?? null;
  toast({ tone: 'danger', title: `${name} was not paid`, description: adHocErrorText(code) });
}
