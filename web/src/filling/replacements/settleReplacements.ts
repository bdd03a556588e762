import { suggestReplacements } from '@brigade/domain/filling/replacements/suggestReplacements.ts';
import type { ServerError } from '../../ui/forms/formErrors.ts';
import type { ReplacementOutcome } from './replaceApplicants.ts';
import type { StandbyCandidate } from './standbyCandidates.ts';
import { noOne } from './StandbySelect.tsx';

/** Who is asked for each place, by the id of the application's node. */
type Choices = Readonly<Record<string, string>>;

interface Sent {
  /** Who was asked; those of `noOne` were not sent. */
  readonly choices: Choices;
  readonly outcomes: ReadonlyMap<string, ReplacementOutcome>;
  readonly candidates: readonly StandbyCandidate[];
  /** The pros who were asked or refused before. */
  readonly spent: ReadonlySet<string>;
}

/** What follows from the outcome of each replacement: who is done, and for the others the reason and the next best fit. */
export function settleReplacements({ choices, outcomes, candidates, spent }: Sent) {
  const sent = Object.entries(choices).filter(([, choice]) => choice !== noOne);
  const outcomeOf = (id: string) =>
    outcomes.get(id) ?? { isOut: false, refusal: 'This pro was not replaced.' };
  const asked = sent.filter(([id]) => outcomeOf(id).refusal === null);
  // The pro is out, and someone else has to be asked.
  const reopened = sent.filter(([id]) => outcomeOf(id).isOut && outcomeOf(id).refusal !== null);
  const spentNow = new Set([...spent, ...[...asked, ...reopened].map(([, choice]) => choice)]);
  const taken = new Set([...spentNow, ...Object.values(choices)]);
  const suggested = suggestReplacements(reopened.length, candidates, taken);
  const done = new Set(asked.map(([id]) => id));
  return {
    /** The ids of the applications whose place is offered. */
    asked: asked.map(([id]) => id),
    /** The ids of the applications whose pro is out, though the other one was not asked. */
    out: reopened.map(([id]) => id),
    spent: spentNow,
    /** For those who are left. */
    choices: {
      ...Object.fromEntries(Object.entries(choices).filter(([id]) => !done.has(id))),
      ...Object.fromEntries(reopened.map(([id], index) => [id, suggested[index] ?? noOne])),
    } satisfies Choices,
    errors: sent.flatMap(([id]): ServerError[] => {
      const { refusal } = outcomeOf(id);
      return refusal === null ? [] : [{ message: refusal, path: ['choices', id] }];
    }),
  };
}
