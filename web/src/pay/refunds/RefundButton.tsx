import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RefundButton_line$key } from '../../__generated__/RefundButton_line.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';

const RefundDialog = lazy(() => import('./RefundDialog.tsx'));

/** The button with which a platform admin refunds work; nothing beside corrections and ad-hoc payments. */
export function RefundButton({ line }: { line: RefundButton_line$key }) {
  const { applicationId, proName, correctsNumber, adHocReason, total } = useFragment(
    graphql`
      fragment RefundButton_line on InvoiceLine @throwOnFieldError {
        applicationId
        proName
        correctsNumber
        adHocReason
        total {
          amountCents
          currency
        }
      }
    `,
    line,
  );
  const [isOpen, setIsOpen] = useState(false);
  if (applicationId == null || correctsNumber != null || adHocReason != null) return null;
  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-label={`Refund the work of ${proName}`}
        onPress={() => setIsOpen(true)}
      >
        Refund
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <RefundDialog
            applicationId={applicationId}
            name={proName}
            paid={formatMoney(total.amountCents, total.currency)}
            onClosed={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
