import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { InvoiceLineReview_line$key } from '../../__generated__/InvoiceLineReview_line.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useToastAction } from '../../ui/actions/useToastAction.ts';
import { releaseInvoiceLine } from './releaseInvoiceLine.ts';

const HoldLineDialog = lazy(() => import('./HoldLineDialog.tsx'));

/** The button that holds a line of a draft back, or puts it on again. */
export function InvoiceLineReview({ line, draftId }: { line: InvoiceLineReview_line$key; draftId: string }) {
  const { databaseId, proName, heldReason } = useFragment(
    graphql`
      fragment InvoiceLineReview_line on InvoiceLine @throwOnFieldError {
        databaseId
        proName
        heldReason
      }
    `,
    line,
  );
  const environment = useRelayEnvironment();
  const { isPending, run } = useToastAction();
  const [isOpen, setIsOpen] = useState(false);
  const target = { invoiceId: draftId, lineDatabaseId: databaseId };
  if (heldReason != null) {
    return (
      <Button
        variant="text"
        size="small"
        isLoading={isPending}
        aria-label={`Bill the work of ${proName}`}
        onPress={() =>
          void run(() => releaseInvoiceLine(environment, target), `The work of ${proName} is billed`)
        }
      >
        Bill it
      </Button>
    );
  }
  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-label={`Hold back the work of ${proName}`}
        onPress={() => setIsOpen(true)}
      >
        Hold back
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <HoldLineDialog target={target} name={proName} onClosed={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
