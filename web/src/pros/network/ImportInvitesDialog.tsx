import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useUnsavedChanges } from '../../ui/forms/useUnsavedChanges.tsx';
import { userMessage } from '../../ui/feedback/userMessage.ts';
import { type CheckedRow, CheckedRows } from './CheckedRows.tsx';
import { GuestRowsForm } from './GuestRowsForm.tsx';
import { importNetworkInvites } from './importNetworkInvites.ts';
import type { GuestRow } from './readGuestRows.ts';

interface Props {
  /** Of the location's node. */
  locationNodeId: string;
  locationName: string;
  onSent: () => void;
  onClosed: () => void;
}

/**
 * Imports invites: a dry run checks every row, and only valid rows are sent. The error of a row is shown at
 * it, before and after.
 */
export default function ImportInvitesDialog({ locationNodeId, locationName, onSent, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const [text, setText] = useState('');
  const [rows, setRows] = useState<readonly CheckedRow[] | null>(null);
  const [isSent, setIsSent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const good = rows?.filter((row) => row.problem === null) ?? [];

  const run = async (guests: readonly (GuestRow & { readonly number: number })[], validateOnly: boolean) => {
    setIsBusy(true);
    setProblem(null);
    try {
      const { errors, results } = await importNetworkInvites(environment, {
        locationId: locationNodeId,
        rows: guests.map(({ name, email, phoneNumber }) => ({ name, email, phoneNumber })),
        validateOnly,
      });
      const [error] = errors;
      if (error) {
        setProblem(error.message);
        return null;
      }
      return guests.map((guest, index): CheckedRow => {
        const result = results.find(({ row }) => row === index + 1);
        return { ...guest, problem: result?.errors[0]?.message ?? null };
      });
    } catch (error) {
      setProblem(userMessage(error));
      return null;
    } finally {
      setIsBusy(false);
    }
  };

  const check = async (guests: readonly GuestRow[]) =>
    setRows(
      await run(
        guests.map((guest, index) => ({ ...guest, number: index + 1 })),
        true,
      ),
    );

  const send = async () => {
    const sent = await run(good, false);
    if (!sent || !rows) return;
    setRows(rows.map((row) => sent.find(({ number }) => number === row.number) ?? row));
    setIsSent(true);
    onSent();
    const count = sent.filter((row) => row.problem === null).length;
    // What is wrong with the others is still to be read here.
    if (count < rows.length) return;
    toast({ tone: 'success', title: count === 1 ? '1 invite was sent' : `${count} invites were sent` });
    onClosed();
  };

  const isUnsent = text.trim() !== '' && !isSent && !isBusy;
  const { requestClose, prompt } = useUnsavedChanges(isUnsent, onClosed);

  return (
    <Dialog
      isOpen
      size="large"
      onClosed={requestClose}
      isBusy={isBusy}
      title={`Invite a list into the network of ${locationName}`}
      description={
        rows === null
          ? 'Names with email addresses or phone numbers. Nothing is sent before you have seen what was understood.'
          : undefined
      }
      footer={
        rows === null || isSent ? (
          <Button variant="outlined" isDisabled={isBusy} onPress={requestClose}>
            {isSent ? 'Done' : 'Cancel'}
          </Button>
        ) : (
          <>
            <Button variant="outlined" isDisabled={isBusy} onPress={() => setRows(null)}>
              Back
            </Button>
            <Button isLoading={isBusy} isDisabled={good.length === 0} onPress={() => void send()}>
              {good.length === 1 ? 'Send 1 invite' : `Send ${good.length} invites`}
            </Button>
          </>
        )
      }
    >
      {problem === null ? null : (
        <InlineAlert tone="danger" isLive>
          {problem}
        </InlineAlert>
      )}
      {rows === null ? (
        <GuestRowsForm
          text={text}
          onTyped={setText}
          isBusy={isBusy}
          onRead={(guests) => void check(guests)}
        />
      ) : (
        <CheckedRows rows={rows} isSent={isSent} />
      )}
      {prompt}
    </Dialog>
  );
}
