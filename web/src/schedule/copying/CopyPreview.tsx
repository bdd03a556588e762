import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useTermsOffer } from '../../accounts/terms/useTermsOffer.tsx';
import { useAction } from '../../ui/actions/useAction.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { copyGigs, type GigCopy } from './copyGigs.ts';
import { CopyRow } from './CopyRow.tsx';
import styles from './CopyPreview.module.css';

interface Props {
  copies: readonly GigCopy[];
  weeks: { readonly locationId: string; readonly weekOf: string; readonly toWeekOf: string };
  onBack: () => void;
  onClosed: () => void;
  onCopied?: (toWeekOf: string) => void;
}

/** Reviews the copies before they are posted. The user can exclude individual gigs. */
export function CopyPreview({ copies, weeks, onBack, onClosed, onCopied }: Props) {
  const environment = useRelayEnvironment();
  const terms = useTermsOffer();
  const [kept, setKept] = useState(() => new Set(copies.filter(isNew).map(idOf)));
  const count = kept.size === 1 ? '1 shift' : `${kept.size} shifts`;

  const { run, isPending, errorMessage } = useAction({
    action: async () => {
      const { results, errors } = await terms.send(
        () => copyGigs(environment, { ...weeks, gigIds: [...kept] }),
        (copied) => copied.errors,
      );
      const error = errors[0] ?? results?.find(({ gig }) => gig === null)?.errors[0];
      return error ? [{ message: `Nothing was posted. ${error.message}` }] : [];
    },
    onSuccess: () => {
      toast({ tone: 'success', title: `${count} posted` });
      onClosed();
      onCopied?.(weeks.toWeekOf);
    },
  });

  return (
    <Dialog
      isOpen
      onClosed={onClosed}
      isBusy={isPending}
      title="Review the copies"
      description={
        copies.length === 0
          ? undefined
          : 'Clear the shifts you don’t want to copy. Nothing is posted until you confirm.'
      }
      footer={
        <>
          <Button variant="outlined" isDisabled={isPending} onPress={onBack}>
            Back
          </Button>
          <Button
            variant="contained"
            isLoading={isPending}
            isDisabled={kept.size === 0}
            onPress={() => void run()}
          >
            {kept.size === 0 ? 'Post' : `Post ${count}`}
          </Button>
        </>
      }
    >
      {errorMessage === null ? null : (
        <InlineAlert tone="danger" isLive>
          {errorMessage}
        </InlineAlert>
      )}
      {copies.length === 0 ? (
        <p>This week has no shifts to copy. Go back and choose another week.</p>
      ) : (
        <ul className={styles.copies}>
          {copies.map((copy) => (
            <CopyRow
              key={idOf(copy)}
              copy={copy}
              isKept={kept.has(idOf(copy))}
              onKept={(isKept) =>
                setKept((before) => {
                  const next = new Set(before);
                  if (isKept) next.add(idOf(copy));
                  else next.delete(idOf(copy));
                  return next;
                })
              }
            />
          ))}
        </ul>
      )}
      {terms.offer}
    </Dialog>
  );
}

function idOf({ copiedGig }: GigCopy): string {
  return copiedGig?.id ?? '';
}

/** Whether the copy can be posted and does not duplicate a posted gig. */
function isNew({ errors, sameGig }: GigCopy): boolean {
  return errors.length === 0 && sameGig === null;
}
