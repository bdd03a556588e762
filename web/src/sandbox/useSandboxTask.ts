import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { faultMessage } from '../platform/relay/Fault.ts';
import { outdateAnswers } from '../platform/relay/screenQuery.ts';
import { toast } from '../ui/feedback/toast.ts';

/** Carries out a change of the sandbox, one at a time, and has the screen ask again for what may have changed by it. */
export function useSandboxTask(onDone: () => void) {
  const router = useRouter();
  const [running, setRunning] = useState<string | null>(null);

  /** @param work resolves to why it was refused, or to null */
  async function run(name: string, work: () => Promise<string | null>): Promise<boolean> {
    if (running !== null) return false;
    setRunning(name);
    let refusal: string | null;
    try {
      refusal = await work();
    } catch (error) {
      refusal = faultMessage(error);
    }
    setRunning(null);
    if (refusal !== null) toast({ tone: 'danger', title: refusal });
    outdateAnswers();
    void router.invalidate();
    onDone();
    return refusal === null;
  }

  return { running, run };
}
