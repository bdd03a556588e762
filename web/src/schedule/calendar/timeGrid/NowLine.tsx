import { useEffect, useState } from 'react';
import { currentMs } from '../../../platform/clock/currentTime.ts';
import styles from './NowLine.module.css';
import { heightOf, type AxisDay } from './timeAxis.ts';

const minuteMs = 60_000;

/** A line at the current time, updated every minute. */
export function NowLine({ day }: { day: AxisDay }) {
  const [nowMs, setNowMs] = useState(() => currentMs());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(currentMs()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  if (nowMs < day.startMs || nowMs >= day.endMs) return null;
  return (
    <div
      className={styles.now}
      aria-hidden="true"
      style={{ insetBlockStart: `calc(${heightOf(day, nowMs)} * var(--hour-height))` }}
    />
  );
}
