import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { type PickedPro, ProPicker } from '../search/ProPicker.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useUnsavedChanges } from '../../ui/forms/useUnsavedChanges.tsx';
import { userMessage } from '../../ui/feedback/userMessage.ts';
import { addProsToGroup } from './addProsToGroup.ts';
import { prosCount } from './prosCount.ts';

interface Props {
  /** The global id. */
  groupId: string;
  groupName: string;
  locationId: number;
  onAdded: () => void;
  onClosed: () => void;
}

/** Picks pros and adds them to a group; who could not be added stays picked, with the reason. */
export default function AddProsDialog({ groupId, groupName, locationId, onAdded, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const [picked, setPicked] = useState<readonly PickedPro[]>([]);
  // Who could not be added stays picked, and is no loss.
  const [answered, setAnswered] = useState(picked);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isAdding, setIsAdding] = useState(false);

  const add = async () => {
    if (picked.length === 0) return setProblems(['Choose at least one pro']);
    setIsAdding(true);
    try {
      const proIds = picked.map(({ id }) => id);
      const { errors, results } = await addProsToGroup(environment, { proGroupId: groupId, proIds });
      const refused = results.filter((result) => result.errors.length > 0);
      const added = results.filter((result) => result.isNew);
      setProblems([
        ...errors.map(({ message }) => message),
        ...refused.map((result) => `${result.pro.displayName}: ${result.errors[0]?.message ?? ''}`),
      ]);
      if (added.length > 0) {
        toast({ tone: 'success', title: `${prosCount(added.length)} added to ${groupName}` });
        onAdded();
      }
      if (errors.length > 0) return undefined;
      if (refused.length === 0) {
        if (added.length === 0) toast({ title: allAreIn(picked, groupName) });
        onClosed();
        return undefined;
      }
      const left = picked.filter(({ id }) => refused.some(({ pro }) => pro.id === id));
      setPicked(left);
      setAnswered(left);
    } catch (error) {
      setProblems([userMessage(error)]);
    } finally {
      setIsAdding(false);
    }
    return undefined;
  };

  const isUnsaved = picked.length > 0 && picked !== answered;
  const { requestClose, prompt } = useUnsavedChanges(isUnsaved && !isAdding, onClosed);

  return (
    <Dialog
      isOpen
      size="large"
      onClosed={requestClose}
      isBusy={isAdding}
      title={`Add pros to ${groupName}`}
      description="Pros who are not in your network yet are added to it."
      footer={
        <>
          <Button variant="outlined" isDisabled={isAdding} onPress={requestClose}>
            Cancel
          </Button>
          <Button isLoading={isAdding} onPress={() => void add()}>
            {picked.length === 0 ? 'Add pros' : `Add ${prosCount(picked.length)}`}
          </Button>
        </>
      }
    >
      {problems.map((problem) => (
        <InlineAlert key={problem} tone="danger" isLive>
          {problem}
        </InlineAlert>
      ))}
      <ProPicker locationId={locationId} selected={picked} onChange={setPicked} />
      {prompt}
    </Dialog>
  );
}

function allAreIn(pros: readonly PickedPro[], groupName: string): string {
  const [only] = pros;
  if (only && pros.length === 1) return `${only.displayName} is in ${groupName} already`;
  return `All ${prosCount(pros.length)} are in ${groupName} already`;
}
