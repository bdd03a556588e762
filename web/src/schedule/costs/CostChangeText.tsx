import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import type { CostChange } from './useCostChange.ts';

/** What work costs before and after an act: "Cost: $164.49 → $120.10". Empty while it is not known. */
export function CostChangeText({ change }: { change: CostChange | null }) {
  if (change === null) return <p role="status" />;
  const before = formatMoney(change.before.amountCents, change.before.currency);
  const after = formatMoney(change.after.amountCents, change.after.currency);
  return (
    <p role="status">
      Cost:{' '}
      {before === after ? (
        <strong>{after}</strong>
      ) : (
        <>
          <VisuallyHidden>from </VisuallyHidden>
          {before}
          <span aria-hidden="true"> → </span>
          <VisuallyHidden> to </VisuallyHidden>
          <strong>{after}</strong>
        </>
      )}
    </p>
  );
}
