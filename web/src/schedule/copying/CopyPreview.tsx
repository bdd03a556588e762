import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { faultMessage } from '../../platform/relay/Fault.ts';
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

/** What copying will post: gig by gig, to be left out or kept. Nothing is posted before the button is pressed. */
export function CopyPreview({ copies, weeks, onBack, onClosed, onCopied }: Props) {
  const environment = useRelayEnvironment();
  const [kept, setKept] = useState(() => new Set(copies.filter(isNew).map(idOf)));
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const count = kept.size === 1 ? '1 gig' : `${kept.size} gigs`;

  const post = async () => {
    setIsBusy(true);
    setRefusal(null);
    try {
      const { results, errors } = await copyGigs(environment, { ...weeks, gigIds: [...kept] });
      const problem = errors[0] ?? results?.find(({ gig }) => gig === null)?.errors[0];
      if (problem) return setRefusal(`Nothing was posted. ${problem.message}`);
      toast({ tone: 'success', title: `${count} posted` });
      onClosed();
      onCopied?.(weeks.toWeekOf);
    } catch (error) {
      setRefusal(faultMessage(error));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Dialog
      isOpen
      onClosed={onClosed}
      isDismissable={!isBusy}
      title="Review the copies"
      description={
        copies.length === 0 ? undefined : 'Untick what you do not want. Nothing is posted until you say so.'
      }
      footer={
        <>
          <Button variant="outlined" isDisabled={isBusy} onPress={onBack}>
            Back
          </Button>
          <Button
            variant="contained"
            isLoading={isBusy}
            isDisabled={kept.size === 0}
            onPress={() => void post()}
          >
            {kept.size === 0 ? 'Post' : `Post ${count}`}
          </Button>
        </>
      }
    >
      {refusal === null ? null : (
        <InlineAlert tone="danger" isLive>
          {refusal}
        </InlineAlert>
      )}
      {copies.length === 0 ? (
        <p>There are no gigs in that week, apart from cancelled ones. Go back and choose another week.</p>
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
    </Dialog>
  );
}

function idOf({ copiedGig }: GigCopy): string {
  return copiedGig?.id ?? '';
}

/** What can be posted and is not there yet. */
function isNew({ errors, sameGig }: GigCopy): boolean {
  return errors.length === 0 && sameGig === null;
}
