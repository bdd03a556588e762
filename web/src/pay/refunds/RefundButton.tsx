import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import type { RefundedThing } from './refundedThing.ts';

const RefundDialog = lazy(() => import('./RefundDialog.tsx'));

interface Props {
  thing: RefundedThing;
  /** What it is, in words: "the work of Avery B.". */
  name: string;
  /** What was billed for it, in cents. */
  billedCents: number;
  /** What the business did not get back yet, in cents; null if only the server knows. */
  mostCents: number | null;
}

/** The button with which a platform admin refunds what a business paid. */
export function RefundButton(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="text" size="small" aria-label={`Refund ${props.name}`} onPress={() => setIsOpen(true)}>
        Refund
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <RefundDialog {...props} onClosed={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
