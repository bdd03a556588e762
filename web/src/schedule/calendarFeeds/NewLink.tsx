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

/** A new link to copy or to open in a calendar app. */
export function NewLink({ url, onDone }: Props) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setIsCopied(true);
    } catch {
      // The link is visible in the field, so the user can copy it manually.
      toast({ tone: 'warning', title: 'Your browser blocked copying. Select and copy the link instead.' });
    }
  };
  return (
    <div className={styles.new}>
      <TextField
        label="Your link"
        description="Copy the link now. You won’t be able to see it again. In your calendar app, add a calendar by URL."
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
          Open in calendar app
        </LinkButton>
        <Button variant="text" onPress={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
