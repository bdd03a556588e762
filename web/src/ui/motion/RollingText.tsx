import { motionTiming } from './motionTiming.ts';
import styles from './RollingText.module.css';
import { useChangeMotion } from './lazyMotion.ts';

const roll = {
  frames: { opacity: [0, 1], transform: ['translateY(0.4em)', 'none'] },
  timing: motionTiming,
};

/** A number that rolls in when it changes. It is right from the first frame on: no values between are shown. */
export function RollingText({ children }: { children: string }) {
  const ref = useChangeMotion<HTMLSpanElement>(children, roll);
  return (
    <span ref={ref} className={styles.text}>
      {children}
    </span>
  );
}
