import styles from './MatchBar.module.css';

interface Props {
  /** In the order to show them. */
  parts: readonly { readonly kind: string; readonly points: number; readonly maxPoints: number }[];
}

const gap = 2;

/** The parts of a match as segments, each as wide as it can weigh and as full as it does. For the eye alone. */
export function MatchBar({ parts }: Props) {
  const width = parts.reduce((sum, { maxPoints }) => sum + maxPoints + gap, -gap);
  const segments = parts.map((part, index) => ({
    ...part,
    x: parts.slice(0, index).reduce((sum, { maxPoints }) => sum + maxPoints + gap, 0),
  }));
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${width} 6`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {segments.map(({ kind, x, points, maxPoints }) => (
        <g key={kind}>
          <rect className={styles.whole} x={x} width={maxPoints} height="6" />
          <rect className={styles.part} x={x} width={Math.min(points, maxPoints)} height="6" />
        </g>
      ))}
    </svg>
  );
}
