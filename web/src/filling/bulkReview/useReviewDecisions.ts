import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { ApplicantsOutcome } from '../applications/applicantOutcome.ts';
import type { Decision } from '../applications/sendDecision.ts';
import { undoMs } from '../applications/undoable.ts';
import { announce } from '../../ui/feedback/announce.ts';
import { userMessage } from '../../ui/feedback/userMessage.ts';

/** A decision on one applicant of the board. */
export type ReviewDecision = Extract<Decision, { readonly kind: 'dismiss' }> | SelectDecision;

interface SelectDecision {
  readonly kind: 'select';
  readonly overrideNote: string | null;
}

/** A decision that can still be undone. */
export interface Undoable {
  readonly key: number;
  readonly applicationId: string;
  /** "Avery B. selected" */
  readonly title: string;
}

interface Entry extends Undoable {
  readonly kind: ReviewDecision['kind'];
  /** Whether the decision took effect. */
  readonly done: Promise<boolean>;
}

type Applicant = { readonly id: string; readonly name: string };

/**
 * Decides on applicants one by one. Each decision is sent at once, so that closing the tab loses nothing, and can be
 * undone for ten seconds.
 *
 * @param onSettled called with the application after each response, also after a refusal
 */
export function useReviewDecisions(onSettled: (applicationId: string, isRefused: boolean) => void) {
  const environment = useRelayEnvironment();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const nextKey = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);

  const drop = (key: number) => setEntries((before) => before.filter((entry) => entry.key !== key));

  /** Resolves to whether the request took effect. Shows a refusal at the applicant. */
  const run = async (id: string, request: () => Promise<ApplicantsOutcome>): Promise<boolean> => {
    setBusy((ids) => new Set([...ids, id]));
    setRefusals((former) => new Map([...former].filter(([other]) => other !== id)));
    const refusal = await refusalOf(id, request);
    setBusy((ids) => new Set([...ids].filter((other) => other !== id)));
    if (refusal !== null) setRefusals((former) => new Map([...former, [id, refusal]]));
    onSettled(id, refusal !== null);
    return refusal === null;
  };

  const decide = async ({ id, name }: Applicant, decision: ReviewDecision): Promise<void> => {
    const key = (nextKey.current += 1);
    const done = run(id, () => sendReviewDecision(environment, id, decision));
    const title = `${name} ${decision.kind === 'select' ? 'selected' : 'dismissed'}`;
    setEntries((before) => [
      ...before.filter((entry) => entry.applicationId !== id),
      { key, applicationId: id, title, kind: decision.kind, done },
    ]);
    if (!(await done)) {
      drop(key);
      return;
    }
    announce(title);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      drop(key);
    }, undoMs);
    timers.current.add(timer);
  };

  const undo = async (): Promise<void> => {
    const last = entries.at(-1);
    if (!last) return;
    drop(last.key);
    // A decision in flight is undone after its response.
    if (!(await last.done)) return;
    if (await run(last.applicationId, () => undoDecision(environment, last))) {
      announce(`Undone: ${last.title}`);
    }
  };

  return {
    busy,
    refusals,
    /** The decision that the next undo reverts; null if there is none. */
    undoable: entries.at(-1) ?? null,
    decide,
    undo,
    dismissRefusal: (id: string) =>
      setRefusals((former) => new Map([...former].filter(([other]) => other !== id))),
  };
}

/** The reason of a refusal; null if the request took effect. */
async function refusalOf(id: string, request: () => Promise<ApplicantsOutcome>): Promise<string | null> {
  try {
    return (await request()).refused.get(id) ?? null;
  } catch (error) {
    return userMessage(error);
  }
}

// The mutations are loaded on the first decision, not with the screen.
async function sendReviewDecision(
  environment: IEnvironment,
  id: string,
  decision: ReviewDecision,
): Promise<ApplicantsOutcome> {
  const applicationIds = [id];
  if (decision.kind === 'select') {
    const { reviewSelect } = await import('./reviewSelect.ts');
    return reviewSelect(environment, { applicationIds, overrideNote: decision.overrideNote });
  }
  const { reviewDismiss } = await import('./reviewDismiss.ts');
  return reviewDismiss(environment, { applicationIds, ...decision.dismissal });
}

async function undoDecision(
  environment: IEnvironment,
  { applicationId, kind }: Entry,
): Promise<ApplicantsOutcome> {
  const input = { applicationIds: [applicationId] };
  return kind === 'select'
    ? (await import('./reviewUnselect.ts')).reviewUnselect(environment, input)
    : (await import('./reviewReinstate.ts')).reviewReinstate(environment, input);
}
