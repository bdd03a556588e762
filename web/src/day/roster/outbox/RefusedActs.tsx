import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { DateText } from '../../../ui/layout/DateText.tsx';
import type { Act } from './act.ts';
import { actLabels } from './actLabels.ts';
import type { Outbox } from './outbox.ts';
import styles from './RefusedActs.module.css';
import { decisionMessage } from './outboxMessage.ts';

// Loaded when the first entry is about to be discarded.
const ConfirmActionDialog = lazy(async () => ({
  default: (await import('../../../ui/overlays/ConfirmActionDialog.tsx')).ConfirmActionDialog,
}));

interface Props {
  /** In their order, at least one. */
  acts: readonly Act[];
  outbox: Outbox;
  /** The address of the roster on which to decide; null where it does not open. */
  page: string | null;
}

/** Says that the server has refused records, leads to their roster, and discards them where no roster shows them. */
export function RefusedActs({ acts, outbox, page }: Props) {
  const [isDiscarding, setDiscarding] = useState(false);
  const discard = async () => {
    for (const { order } of acts) await outbox.withdraw(order);
  };
  return (
    <div className={styles.notice}>
      <InlineAlert
        tone="danger"
        title={decisionMessage(acts.length)}
        action={
          <div className={styles.actions}>
            {page === null ? null : (
              <LinkButton size="small" variant="outlined" href={page}>
                Open the roster
              </LinkButton>
            )}
            <Button size="small" variant="ghost" onPress={() => setDiscarding(true)}>
              Discard…
            </Button>
          </div>
        }
      >
        The server refused what you recorded.
      </InlineAlert>
      {isDiscarding ? (
        <Suspense>
          <ConfirmActionDialog
            title={acts.length === 1 ? 'Discard 1 entry?' : `Discard ${acts.length} entries?`}
            confirmLabel="Discard"
            isDestructive
            action={discard}
            onClosed={() => setDiscarding(false)}
          >
            <p>The server does not have what you discard. Entries that wait behind it are sent.</p>
            <ul className={styles.acts}>
              {acts.map(({ order, kind, time, refusal }) => (
                <li key={order}>
                  {actLabels[kind]}, <DateText instant={time} zone={null} />: {refusal}
                </li>
              ))}
            </ul>
          </ConfirmActionDialog>
        </Suspense>
      ) : null}
    </div>
  );
}
