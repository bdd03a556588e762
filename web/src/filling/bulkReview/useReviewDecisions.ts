import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { ApplicantsOutcome } from '../applications/applicantOutcome.ts';
import type { Dismissal } from '../applications/dismissApplicants.ts';
import { faultMessage } from '../../platform/relay/Fault.ts';
import { announce } from '../../ui/feedback/announce.ts';

/** How long an act can be undone, in milliseconds from its answer. The server grants some seconds more. */
const undoMs = 10_000;

/** What is done with an applicant. */
export type ReviewAct =
  | { readonly kind: 'select'; readonly note: string | null }
  | { readonly kind: 'dismiss'; readonly dismissal: Dismissal };

/** Something that was done and can still be undone. */
export interface Undoable {
  readonly key: number;
  readonly applicationId: string;
  /** "Avery B. selected" */
  readonly title: string;
}

interface Entry extends Undoable {
  readonly kind: ReviewAct['kind'];
  /** Whether the act took effect. */
  readonly done: Promise<boolean>;
}

type Whom = { readonly id: string; readonly name: string };

/**
 * Acts on applicants one by one: each act is sent at once, so that nothing is lost with the tab, and can be undone for
 * ten seconds.
 *
 * @param onSettled called with the application after each answer, whatever it was
 */
export function useReviewActs(onSettled: (applicationId: string, isRefused: boolean) => void) {
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

  const attempt = async (id: string, request: () => Promise<ApplicantsOutcome>): Promise<boolean> => {
    setBusy((ids) => new Set([...ids, id]));
    setRefusals((former) => new Map([...former].filter(([other]) => other !== id)));
    const refusal = await refusalOf(id, request);
    setBusy((ids) => new Set([...ids].filter((other) => other !== id)));
    if (refusal !== null) setRefusals((former) => new Map([...former, [id, refusal]]));
    onSettled(id, refusal !== null);
    return refusal === null;
  };

  const act = async ({ id, name }: Whom, what: ReviewAct): Promise<void> => {
    const key = (nextKey.current += 1);
    const done = attempt(id, () => send(environment, id, what));
    const title = `${name} ${what.kind === 'select' ? 'selected' : 'dismissed'}`;
    setEntries((before) => [
      ...before.filter((entry) => entry.applicationId !== id),
      { key, applicationId: id, title, kind: what.kind, done },
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
    // What is still on its way is undone when it has arrived.
    if (!(await last.done)) return;
    if (await attempt(last.applicationId, () => takeBack(environment, last))) {
      announce(`Undone: ${last.title}`);
    }
  };

  return {
    busy,
    refusals,
    /** What the next undo takes back; null when there is nothing. */
    undoable: entries.at(-1) ?? null,
    act,
    undo,
    forgive: (id: string) => setRefusals((former) => new Map([...former].filter(([other]) => other !== id))),
  };
}

/** Why it was refused; null when it was done. */
async function refusalOf(id: string, request: () => Promise<ApplicantsOutcome>): Promise<string | null> {
  try {
    return (await request()).refused.get(id) ?? null;
  } catch (error) {
    return faultMessage(error);
  }
}

// The mutations come when somebody acts, not with the screen.
async function send(environment: IEnvironment, id: string, what: ReviewAct): Promise<ApplicantsOutcome> {
  const applicationIds = [id];
  if (what.kind === 'select') {
    const { reviewSelect } = await import('./reviewSelect.ts');
    return reviewSelect(environment, { applicationIds, overrideNote: what.note });
  }
  const { reviewDismiss } = await import('./reviewDismiss.ts');
  return reviewDismiss(environment, { applicationIds, ...what.dismissal });
}

async function takeBack(
  environment: IEnvironment,
  { applicationId, kind }: Entry,
): Promise<ApplicantsOutcome> {
  const input = { applicationIds: [applicationId] };
  return kind === 'select'
    ? (await import('./reviewUnselect.ts')).reviewUnselect(environment, input)
    : (await import('./reviewReinstate.ts')).reviewReinstate(environment, input);
}
