import styles from './chart.module.css';
import type { Tone } from './chartModel.ts';

/** The id of a tone's pattern within a chart. */
export function patternId(chartId: string, tone: Tone): string {
  return `${chartId}-${tone}`;
}

/** What is drawn on the colors, so that the parts of a bar differ without them, too. */
export function ChartPatterns({ chartId }: { chartId: string }) {
  return (
    <defs>
      <pattern id={patternId(chartId, 'earlier')} {...square(6)}>
        <path className={styles.hatch} d="M-1,7 L7,-1 M-1,1 L1,-1 M5,7 L7,5" />
      </pattern>
      <pattern id={patternId(chartId, 'open')} {...square(6)}>
        <path className={styles.hatch} d="M-1,7 L7,-1 M-1,1 L1,-1 M5,7 L7,5" />
      </pattern>
      <pattern id={patternId(chartId, 'pending')} {...square(5)}>
        <circle className={styles.dot} cx="2.5" cy="2.5" r="1" />
      </pattern>
      <pattern id={patternId(chartId, 'broken')} {...square(6)}>
        <path className={styles.cross} d="M0,0 L6,6 M6,0 L0,6" />
      </pattern>
      <pattern id={patternId(chartId, 'second')} {...square(6)}>
        <path className={styles.stripe} d="M0,1 H6 M0,4 H6" />
      </pattern>
      <pattern id={patternId(chartId, 'third')} {...square(5)}>
        <circle className={styles.dot} cx="2.5" cy="2.5" r="1" />
      </pattern>
      <pattern id={patternId(chartId, 'rest')} {...square(6)}>
        <path className={styles.hatch} d="M-1,7 L7,-1 M-1,1 L1,-1 M5,7 L7,5" />
      </pattern>
    </defs>
  );
}

function square(size: number) {
  return { width: size, height: size, patternUnits: 'userSpaceOnUse' as const };
}
