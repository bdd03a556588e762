import type { ReactNode, Ref } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import styles from './PostingAside.module.css';

interface Props {
  /** What the button says. */
  label: string;
  isLoading: boolean;
  /** What it costs, and what to think of. */
  children: ReactNode;
  ref: Ref<HTMLElement>;
}

/** What to know before posting: beside the form, or below it on screens with one column, where a bar has the button. */
export function PostingAside({ label, isLoading, children, ref }: Props) {
  return (
    <aside ref={ref} className={styles.aside} aria-label="Before you post">
      <div className={styles.content}>{children}</div>
      <div className={styles.button}>
        <Button type="submit" size="mainAction" fullWidth isLoading={isLoading}>
          {label}
        </Button>
      </div>
    </aside>
  );
}
