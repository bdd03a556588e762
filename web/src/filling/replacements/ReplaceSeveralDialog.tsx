import { graphql, useFragment } from 'react-relay/hooks';
import type { ReplaceSeveralDialog_gig$key } from '../../__generated__/ReplaceSeveralDialog_gig.graphql.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { ReasonField } from './ReasonField.tsx';
import type { RecordedReason } from './recordedReason.ts';
import { ReplacementTerms } from './ReplacementTerms.tsx';
import styles from './Standbys.module.css';
import { noOne, StandbySelect } from './StandbySelect.tsx';
import { useSeveralReplacements } from './useSeveralReplacements.ts';

/** A pro who drops out. */
export interface ReplacedPro {
  /** Id of the application's node. */
  readonly applicationId: string;
  readonly name: string;
  /** Why the pro is out already; null before that is recorded. */
  readonly recorded: RecordedReason | null;
}

interface Props {
  gig: ReplaceSeveralDialog_gig$key;
  pros: readonly ReplacedPro[];
  leftOut: readonly string[];
  onClosed: () => void;
  onReplaced: (applicationIds: readonly string[]) => void;
}

/** Suggests one other pro for each place, and asks them. Who could not be asked stays, with the reason. */
export function ReplaceSeveralDialog({ gig, pros, leftOut, onClosed, onReplaced }: Props) {
  const data = useFragment(
    graphql`
      fragment ReplaceSeveralDialog_gig on Gig @throwOnFieldError {
        fill {
          places
          selected
        }
        ...useSeveralReplacements_gig
      }
    `,
    gig,
  );
  const { form, candidates, open, spent, partly } = useSeveralReplacements(data, pros, onReplaced);
  const { choices } = form.values;
  const choiceOf = ({ applicationId }: ReplacedPro) => choices[applicationId] ?? noOne;
  const chosen = open.filter((pro) => choiceOf(pro) !== noOne);
  const toRecord = open.filter(({ isOut }) => !isOut);
  const places = data.fill.places - data.fill.selected + toRecord.length;
  const choose = (applicationId: string, choice: string) =>
    form.setValue('choices', { ...choices, [applicationId]: choice });
  const takenBeside = (pro: ReplacedPro) =>
    new Set([...spent, ...open.filter((other) => other !== pro).map(choiceOf)]);

  return (
    <FormDialog
      form={form}
      title={open.length === 1 ? `Replace ${open[0]?.name}?` : `Replace ${open.length} pros?`}
      description="We’ll open each place and offer it right away to the pro beside it."
      submitLabel={chosen.length === 1 ? 'Replace 1 pro' : `Replace ${chosen.length} pros`}
      isDestructive={toRecord.length > 0}
      isSubmitDisabled={chosen.length === 0}
      onClosed={onClosed}
    >
      {partly === null ? null : (
        <InlineAlert tone="warning" isLive>
          {partly}
        </InlineAlert>
      )}
      {toRecord.length > 0 ? <ReasonField reason={form.field('reason')} /> : null}
      {chosen.length > places ? (
        <InlineAlert tone="info">
          {`${places === 1 ? 'Only 1 place is' : `Only ${places} places are`} open. The first to accept get them.`}
        </InlineAlert>
      ) : null}
      <ul className={styles.places} aria-label="Who to ask">
        {open.map((pro) => (
          <li key={pro.applicationId}>
            <StandbySelect
              name={pro.name}
              candidates={candidates}
              value={choiceOf(pro)}
              taken={takenBeside(pro)}
              onChange={(choice) => choose(pro.applicationId, choice)}
              errorMessage={form.errorAt(`choices.${pro.applicationId}`)}
            />
          </li>
        ))}
      </ul>
      <ReplacementTerms boost={form.field('boost')} message={form.field('message')} />
      {leftOut.length === 0 ? null : (
        <section aria-label="Cannot be replaced">
          <ul className={styles.leftOut}>
            {leftOut.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
    </FormDialog>
  );
}
