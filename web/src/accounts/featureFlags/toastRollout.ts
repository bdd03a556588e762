import { rolloutEffect } from '@brigade/domain/accounts/featureFlags/rolloutEffect.ts';
import type { IEnvironment } from 'relay-runtime';
import { toast } from '../../ui/feedback/toast.ts';
import { toastOutcome } from '../../ui/feedback/toastOutcome.ts';
import { rollOutFeature } from './rollOutFeature.ts';

interface Change {
  /** Of the rollout's node. */
  readonly id: string;
  readonly title: string;
  readonly from: number;
  readonly to: number;
}

/** Says who has a feature now, with undo. */
export function toastRollout(environment: IEnvironment, { id, title, from, to }: Change): void {
  const takeBack = () =>
    toastOutcome(() => rollOutFeature(environment, { featureRolloutId: id, percentage: from }), title, {
      description: `On for ${rolloutEffect(from)} again.`,
    });
  toast({
    tone: 'success',
    title,
    description: `On for ${rolloutEffect(to)}.`,
    action: { label: 'Undo', onAction: () => void takeBack() },
  });
}
