import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { faultMessage } from '../../platform/relay/Fault.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { acceptTerms } from './acceptTerms.ts';
import { termsOfUse } from './documents/termsOfUse.ts';
import { termsHref } from './termsHref.ts';
import { TermsText } from './TermsText.tsx';

interface Props {
  isOpen: boolean;
  version: string;
  onClosed: () => void;
}

/** The terms to read, and to accept at their end. */
export default function TermsDialog({ isOpen, version, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const accept = async () => {
    setIsSending(true);
    setRefusal(null);
    try {
      const [error] = await acceptTerms(environment, version);
      if (error) setRefusal(error.message);
      else toast({ tone: 'success', title: 'Thank you. You can post, pay, and hire now.' });
    } catch (error) {
      setRefusal(faultMessage(error));
    } finally {
      setIsSending(false);
    }
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClosed={onClosed}
      size="large"
      title={termsOfUse.title}
      description={termsOfUse.lead}
      footer={
        <>
          <Button variant="outlined" onPress={onClosed}>
            Not now
          </Button>
          <Button isLoading={isSending} onPress={() => void accept()}>
            Accept the terms
          </Button>
        </>
      }
    >
      {refusal === null ? null : (
        <InlineAlert tone="danger" isLive>
          {refusal}
        </InlineAlert>
      )}
      <TermsText document={termsOfUse} headingLevel={3} />
      <p>
        See also the{' '}
        <TextLink href={termsHref('privacy')} isExternal>
          privacy policy
        </TextLink>
        .
      </p>
    </Dialog>
  );
}
