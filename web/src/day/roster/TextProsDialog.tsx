import { formatPhone } from '@brigade/domain/platform/validation/phoneNumber.ts';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import MessageSquare from 'lucide-react/icons/message-square';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { TextProsDialog_applications$key } from '../../__generated__/TextProsDialog_applications.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { groupTextHref } from './groupTextHref.ts';
import styles from './TextProsDialog.module.css';

interface Props {
  applications: TextProsDialog_applications$key;
  onClosed: () => void;
}

/** The numbers of several pros, to open in the texts of the device or to copy. */
export default function TextProsDialog({ applications, onClosed }: Props) {
  const pros = useFragment(
    graphql`
      fragment TextProsDialog_applications on GigApplication @relay(plural: true) @throwOnFieldError {
        id
        phoneNumber
        pro {
          displayName
        }
      }
    `,
    applications,
  );
  const [isCopied, setIsCopied] = useState(false);
  const numbers = [...new Set(pros.flatMap(({ phoneNumber }) => (phoneNumber ? [phoneNumber] : [])))];
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(numbers.join(', '));
      setIsCopied(true);
    } catch {
      // The numbers are in sight, so the user can copy them by hand.
      toast({ tone: 'warning', title: 'Your browser blocked copying. Select and copy the numbers instead.' });
    }
  };
  const one = pros.length === 1 ? pros[0]?.pro.displayName : undefined;
  return (
    <Dialog
      isOpen
      size="small"
      title={`Text ${one ?? `${pros.length} pros`}`}
      description={
        numbers.length > 1 ? 'In a group text, everyone sees the numbers of the others.' : undefined
      }
      onClosed={onClosed}
      footer={
        <>
          <Button
            variant="outlined"
            icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
            onPress={() => void copy()}
          >
            {isCopied ? 'Copied' : numbers.length === 1 ? 'Copy number' : 'Copy numbers'}
          </Button>
          <LinkButton
            variant="contained"
            href={groupTextHref(numbers)}
            icon={<MessageSquare aria-hidden="true" />}
          >
            {numbers.length === 1 ? 'Text' : 'Group text'}
          </LinkButton>
        </>
      }
    >
      <ul className={styles.pros}>
        {pros.map(({ id, phoneNumber, pro }) => (
          <li key={id} className={styles.pro}>
            <span>{pro.displayName}</span>
            {phoneNumber ? (
              <span className={styles.number}>{formatPhone(phoneNumber)}</span>
            ) : (
              <span className={styles.missing}>No phone number</span>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
