import { useRelayEnvironment } from 'react-relay/hooks';
import { useToastAction } from '../../ui/actions/useToastAction.ts';
import { pauseWebhook } from './pauseWebhook.ts';
import { resumeWebhook } from './resumeWebhook.ts';

/** Pauses and resumes a webhook. */
export function usePausing({ id, name }: { readonly id: string; readonly name: string }) {
  const environment = useRelayEnvironment();
  const { isPending, run } = useToastAction();
  return {
    isPending,
    pause: () => void run(() => pauseWebhook(environment, id), `${name} is paused`),
    resume: () => void run(() => resumeWebhook(environment, id), `${name} is active again`),
  };
}
