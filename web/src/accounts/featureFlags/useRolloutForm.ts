import { rolloutPercentage } from '@brigade/domain/accounts/featureFlags/rolloutPercentage.ts';
import { useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { numberText } from '../../platform/screen/numberText.ts';
import { userMessage } from '../../ui/feedback/userMessage.ts';
import { rollOutFeature } from './rollOutFeature.ts';
import { toastRollout } from './toastRollout.ts';

const schema = numberText(rolloutPercentage);

interface Rollout {
  readonly id: string;
  readonly title: string;
  readonly percentage: number;
}

/**
 * The percentage of a feature as it is typed. What is sent shows at once, and what someone else changes shows unless
 * something is typed; a refused percentage comes back into the field.
 */
export function useRolloutForm({ id, title, percentage }: Rollout) {
  const environment = useRelayEnvironment();
  const ref = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const [errorMessage, setErrorMessage] = useState<string>();
  const text = draft ?? String(percentage);
  const parsed = schema.safeParse(text);
  const next = parsed.success && parsed.data !== percentage ? parsed.data : null;

  const refuse = (message: string | undefined) => {
    setDraft(text);
    setErrorMessage(message);
    ref.current?.querySelector('input')?.focus();
  };

  return {
    ref,
    text,
    /** The percentage that a submit would send; null for none. */
    next,
    isChanged: text !== String(percentage),
    errorMessage,
    change: (typed: string) => {
      setDraft(typed);
      setErrorMessage(undefined);
    },
    submit: async () => {
      if (!parsed.success) {
        refuse(parsed.error.issues[0]?.message);
        return;
      }
      setDraft(null);
      if (next === null) return;
      try {
        const [error] = await rollOutFeature(environment, { featureRolloutId: id, percentage: next });
        if (error) refuse(error.message);
        else toastRollout(environment, { id, title, from: percentage, to: next });
      } catch (error) {
        refuse(userMessage(error));
      }
    },
  };
}
