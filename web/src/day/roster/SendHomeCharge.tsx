import type { SendHomeReason } from '@brigade/domain/filling/applications/sendHomeReasons.ts';
import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { CostLines } from '../../schedule/costs/CostLines.tsx';
import { useSendHomeCost } from './useSendHomeCost.ts';

interface Props {
  gigId: string;
  applicationIds: readonly string[];
  reason: SendHomeReason;
  /** What this device can compute, also without a connection. */
  wages: { readonly cents: number; readonly currency: string };
}

/** What the business pays for pros who are sent home, part by part; the wages alone while the fees are not known. */
export function SendHomeCharge({ gigId, applicationIds, reason, wages }: Props) {
  const { cost, isLoading } = useSendHomeCost(gigId, applicationIds, reason);
  if (cost) {
    return (
      <CostLines
        lines={cost.lines.map((line) => ({ ...line, how: null }))}
        totalLabel="You pay"
        totalCents={cost.totalCents}
      />
    );
  }
  return (
    <p>
      Wages before fees: <strong>{formatMoney(wages.cents, wages.currency)}</strong>.{' '}
      {isLoading ? 'Loading the fees…' : 'The fees could not be loaded.'}
    </p>
  );
}
