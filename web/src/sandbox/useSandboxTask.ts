import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { outdateResponses } from '../platform/relay/screenQuery.ts';
import { toast } from '../ui/feedback/toast.ts';
import { userMessage } from '../ui/feedback/userMessage.ts';

/** Runs sandbox changes one at a time, and refetches the screen after each. */
export function useSandboxTask(onDone: () => void) {
  const router = useRouter();
  const [running, setRunning] = useState<string | null>(null);

  /** @param work resolves to an error message, or to null on success */
  async function run(name: string, work: () => Promise<string | null>): Promise<boolean> {
    if (running !== null) return false;
    setRunning(name);
    let refusal: string | null;
    try {
      refusal = await work();
    } catch (error) {
      refusal = userMessage(error);
    }
    setRunning(null);
    if (refusal !== null) toast({ tone: 'danger', title: refusal });
    outdateResponses();
    void router.invalidate();
    onDone();
    return refusal === null;
  }

  return { running, run };
}
