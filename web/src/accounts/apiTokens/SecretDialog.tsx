import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';

interface Props {
  title: string;
  secret: string;
  onClosed: () => void;
}

/** A new secret to copy. It closes only by its button, because the secret cannot be shown again. */
export default function SecretDialog({ title, secret, onClosed }: Props) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setIsCopied(true);
    } catch {
      // The token is visible in the field, so the user can copy it manually.
      toast({ tone: 'warning', title: 'Your browser blocked copying. Select and copy the token instead.' });
    }
  };
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={title}
      description="Copy the token now and keep it like a password. You won’t be able to see it again."
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
            {isCopied ? 'Copied' : 'Copy token'}
          </Button>
        </>
      }
    >
      <TextField
        label="Your token"
        description="Send it with each request, as Authorization: Bearer and the token."
        value={secret}
        onChange={() => undefined}
        spellCheck={false}
      />
    </Dialog>
  );
}
