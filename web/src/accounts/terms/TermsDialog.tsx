import { useRelayEnvironment } from 'react-relay/hooks';
import { useAction } from '../../ui/actions/useAction.ts';
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
  acceptLabel?: string;
  /** By default, says what is possible now. */
  onAccepted?: () => void;
  onClosed: () => void;
}

const sayAccepted = () =>
  toast({ tone: 'success', title: 'Terms accepted. You can now post, pay, and hire.' });

/** Shows the terms of use, with a button that accepts them. */
export default function TermsDialog({
  isOpen,
  version,
  acceptLabel = 'Accept the terms',
  onAccepted = sayAccepted,
  onClosed,
}: Props) {
  const environment = useRelayEnvironment();
  const { run, isPending, errorMessage } = useAction({
    action: () => acceptTerms(environment, version),
    onSuccess: onAccepted,
  });

  return (
    <Dialog
      isOpen={isOpen}
      onClosed={onClosed}
      isBusy={isPending}
      size="large"
      title={termsOfUse.title}
      description={termsOfUse.lead}
      footer={
        <>
          <Button variant="outlined" isDisabled={isPending} onPress={onClosed}>
            Not now
          </Button>
          <Button isLoading={isPending} onPress={() => void run()}>
            {acceptLabel}
          </Button>
        </>
      }
    >
      {errorMessage === null ? null : (
        <InlineAlert tone="danger" isLive>
          {errorMessage}
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
