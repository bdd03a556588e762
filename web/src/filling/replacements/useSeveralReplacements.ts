import { suggestReplacements } from '@brigade/domain/filling/replacements/suggestReplacements.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { useSeveralReplacements_gig$key } from '../../__generated__/useSeveralReplacements_gig.graphql.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { centsOf } from '../../schedule/terms/dollars.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/useForm.ts';
import type { ReplacedPro } from './ReplaceSeveralDialog.tsx';
import { replaceApplicants } from './replaceApplicants.ts';
import { settleReplacements } from './settleReplacements.ts';
import { severalSchema, type SeveralValues } from './severalSchema.ts';
import { standbyCandidates } from './standbyCandidates.ts';
import { noOne } from './StandbySelect.tsx';

const none: ReadonlySet<string> = new Set();

interface Progress {
  readonly spent: ReadonlySet<string>;
  readonly done: ReadonlySet<string>;
  readonly out: ReadonlySet<string>;
  /** How many of the last request were asked, while some stay in the form. */
  readonly partly: string | null;
}

const start: Progress = { spent: none, done: none, out: none, partly: null };

/**
 * The form that replaces several pros: it begins with the best fit for each place. A pro whose place is offered leaves it;
 * one who was refused stays, with the reason and the next best fit.
 *
 * @param onReplaced called with the applications whose place is offered
 */
export function useSeveralReplacements(
  gig: useSeveralReplacements_gig$key,
  pros: readonly ReplacedPro[],
  onReplaced: (applicationIds: readonly string[]) => void,
) {
  const data = useFragment(
    graphql`
      fragment useSeveralReplacements_gig on Gig @throwOnFieldError {
        id
        startTime
        ...standbyCandidates_gig
      }
    `,
    gig,
  );
  const environment = useRelayEnvironment();
  // Read once: a refetch while the dialog is open changes neither the list nor what is chosen.
  const [candidates] = useState(() => standbyCandidates(data));
  const [initialValues] = useState(() => startOf(pros, data.startTime, candidates));
  const [{ spent, done, out, partly }, setProgress] = useState<Progress>(start);
  const open = pros.filter(({ applicationId }) => !done.has(applicationId));

  const form = useForm<SeveralValues, SeveralValues>({
    schema: severalSchema,
    initialValues,
    onSubmit: async ({ reason, choices, boost, message }) => {
      const sent = open.flatMap(({ applicationId, recorded }) => {
        const proId = choices[applicationId] ?? noOne;
        return proId === noOne ? [] : [{ applicationId, reason: recorded ?? reason, proId }];
      });
      const { errors, outcomes } = await replaceApplicants(environment, {
        gigId: data.id,
        replacements: sent,
        ...(boost.trim() !== '' && { boostCents: centsOf(boost) }),
        ...(message !== '' && { message }),
      });
      if (errors.length > 0) return errors;
      const settled = settleReplacements({ choices, outcomes, candidates, spent });
      const { length: count } = settled.asked;
      const isComplete = settled.errors.length === 0;
      setProgress({
        spent: settled.spent,
        done: new Set([...done, ...settled.asked]),
        out: new Set([...out, ...settled.out]),
        partly: isComplete ? null : `${count} of ${sent.length} asked`,
      });
      form.setValue('choices', settled.choices);
      // A toast would cover the button of the form, which stays for the others.
      if (isComplete) toast({ tone: 'success', title: count === 1 ? '1 pro asked' : `${count} pros asked` });
      onReplaced(settled.asked);
      return settled.errors;
    },
  });
  return {
    form,
    candidates,
    /** Those whose place is not offered. */
    open: open.map((pro) => ({ ...pro, isOut: pro.recorded !== null || out.has(pro.applicationId) })),
    /** The pros who were asked or refused. */
    spent,
    partly,
  };
}

function startOf(
  pros: readonly ReplacedPro[],
  startTime: string,
  candidates: Parameters<typeof suggestReplacements>[1],
): SeveralValues {
  const suggested = suggestReplacements(pros.length, candidates);
  const hasStarted = Temporal.Instant.compare(Temporal.Instant.from(startTime), currentInstant()) <= 0;
  return {
    reason: hasStarted ? 'NO_SHOW' : 'CALLED_OUT',
    choices: Object.fromEntries(
      pros.map(({ applicationId }, index) => [applicationId, suggested[index] ?? noOne]),
    ),
    boost: '',
    message: '',
  };
}
