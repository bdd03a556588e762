import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { webcalHref } from './feedPlace.ts';
import styles from './SubscribeDialog.module.css';

interface Props {
  url: string;
  onDone: () => void;
}

/** A link that was just made: to copy, or to open in a calendar program. */
export function NewLink({ url, onDone }: Props) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setIsCopied(true);
    } catch {
      // The text stands in the field, to be copied by hand.
      toast({ tone: 'warning', title: 'Copy the link by hand: this browser does not let us' });
    }
  };
  return (
    <div className={styles.new}>
      <TextField
        label="Your link"
        description="Copy it now: for safety it is not shown again. In your calendar program choose to add a calendar by its address."
        value={url}
        onChange={() => undefined}
        spellCheck={false}
      />
      <div className={styles.buttons}>
        <Button
          variant="contained"
          icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          onPress={() => void copy()}
        >
          {isCopied ? 'Copied' : 'Copy link'}
        </Button>
        <LinkButton variant="outlined" href={webcalHref(url)}>
          Open in calendar program
        </LinkButton>
        <Button variant="text" onPress={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
