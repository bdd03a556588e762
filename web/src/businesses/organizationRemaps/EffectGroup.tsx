import { useId, type ReactNode } from 'react';
import styles from './EffectGroup.module.css';

/** What happens to one part of a location; absent sentences are left out. */
export function EffectGroup({ title, effects }: { title: string; effects: readonly ReactNode[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <ul className={styles.effects}>
        {effects.map((effect, index) => (effect === null ? null : <li key={index}>{effect}</li>))}
      </ul>
    </section>
  );
}
