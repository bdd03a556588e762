import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';

const loadDialog = () => import('./TermsDialog.tsx');
const TermsDialog = lazy(loadDialog);

/** An error of a write that may be refused until the terms of use are accepted. */
interface WriteError {
  readonly code?: string;
}

interface OpenOffer {
  readonly version: string;
  readonly onAnswered: (isAccepted: boolean) => void;
}

interface TermsOffer {
  /**
   * Sends a write. If it is refused for lack of accepted terms, offers to read and accept them right there, and sends it
   * again once they are accepted. Resolves to the last outcome.
   */
  send: <Outcome>(
    write: () => Promise<Outcome>,
    errorsOf: (outcome: Outcome) => readonly WriteError[],
  ) => Promise<Outcome>;
  /** The open offer, to be rendered. */
  offer: ReactNode;
}

/** Has terms of use accepted in the middle of a write, so that nothing is lost. */
export function useTermsOffer(): TermsOffer {
  const environment = useRelayEnvironment();
  const [open, setOpen] = useState<OpenOffer | null>(null);

  const currentVersion = async () => {
    try {
      const [{ fetchTermsVersion }] = await Promise.all([import('./fetchTermsVersion.ts'), loadDialog()]);
      return await fetchTermsVersion(environment);
    } catch {
      // The refusal says it where the person is.
      return null;
    }
  };
  const ask = async () => {
    const version = await currentVersion();
    if (version === null) return false;
    return new Promise<boolean>((resolve) => {
      setOpen({
        version,
        onAnswered: (isAccepted) => {
          setOpen(null);
          resolve(isAccepted);
        },
      });
    });
  };

  return {
    send: async (write, errorsOf) => {
      const outcome = await write();
      const isRefused = errorsOf(outcome).some(({ code }) => code === 'TERMS_REQUIRED');
      return isRefused && (await ask()) ? write() : outcome;
    },
    offer: open && (
      <Suspense>
        <TermsDialog
          isOpen
          version={open.version}
          acceptLabel="Accept and continue"
          onAccepted={() => open.onAnswered(true)}
          onClosed={() => open.onAnswered(false)}
        />
      </Suspense>
    ),
  };
}
