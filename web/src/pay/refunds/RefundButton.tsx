import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';

const RefundDialog = lazy(() => import('./RefundDialog.tsx'));

type Props = Omit<ComponentProps<typeof RefundDialog>, 'onClosed'>;

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
