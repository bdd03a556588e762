import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { toast } from '../feedback/toast.ts';
import { TextField } from '../fields/TextField.tsx';
import { Dialog } from './Dialog.tsx';

interface Props {
  title: string;
  /** What the secret is: "token". */
  noun: string;
  /** How it is used. */
  usage: string;
  secret: string;
  onClosed: () => void;
}

/** A new secret to copy. It closes only by its button, because the secret cannot be shown again. */
export function SecretDialog({ title, noun, usage, secret, onClosed }: Props) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setIsCopied(true);
    } catch {
      // The secret is visible in the field, so the user can copy it manually.
      toast({ tone: 'warning', title: `Your browser blocked copying. Select and copy the ${noun} instead.` });
    }
  };
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={title}
      description={`Copy the ${noun} now and keep it like a password. You won’t be able to see it again.`}
      onClosed={onClosed}
      footer={
        <>
          <Button variant="outlined" onPress={onClosed}>
            Done
          </Button>
          <Button
            icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
            onPress={() => void copy()}
          >
            {isCopied ? 'Copied' : `Copy ${noun}`}
          </Button>
        </>
      }
    >
      <TextField
        label={`Your ${noun}`}
        description={usage}
        value={secret}
        onChange={() => undefined}
        spellCheck={false}
      />
    </Dialog>
  );
}
