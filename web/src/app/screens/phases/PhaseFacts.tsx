import type { Tone } from '../../../ui/feedback/tone.ts';
import { classNames } from '../../../ui/theme/classNames.ts';
import tones from '../../../ui/feedback/tone.module.css';
import styles from './PhaseFacts.module.css';

/** A fact of the header of a phase. */
interface PhaseFact {
  readonly name: string;
  readonly value: string;
  /** For what went wrong, or is all right. Default neutral. */
  readonly tone?: Tone;
}

interface Props {
  /** The name of the group for screen readers. */
  label: string;
  /** The facts in order; false or null ones are left out. */
  facts: readonly (PhaseFact | false | null)[];
}

/** The facts that matter in the phase of a shift, each as a large value below its name. */
export function PhaseFacts({ label, facts }: Props) {
  const shown = facts.filter((fact) => fact !== false && fact !== null);
  return (
    <section aria-label={label}>
      <dl className={styles.facts}>
        {shown.map(({ name, value, tone = 'neutral' }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={classNames(tones.tone, styles.value)} data-tone={tone}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
