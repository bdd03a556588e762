import type { ComponentPropsWithRef } from 'react';
import type { DrawnPoint } from '../map/mapView.ts';
import styles from './PinHandle.module.css';
import { PinMark } from './PinMark.tsx';

interface Props extends ComponentPropsWithRef<'g'> {
  point: DrawnPoint;
  /** How far the pin is from where it was put first. */
  meters: number;
  /** The same in words, with the direction. */
  text: string;
  isDragged: boolean;
}

/** Further than any two places on earth, in meters. */
const farthest = 20_100_000;

/** The pin of a map. ARIA has no role for two directions: a slider is what screen readers pass arrow keys to. */
export function PinHandle({ point, meters, text, isDragged, ...events }: Props) {
  return (
    <g
      {...events}
      className={styles.handle}
      data-dragged={isDragged || undefined}
      transform={`translate(${point.x} ${point.y})`}
      role="slider"
      tabIndex={0}
      aria-label="Pin"
      aria-valuemin={0}
      aria-valuemax={farthest}
      aria-valuenow={meters}
      aria-valuetext={text}
    >
      <PinMark />
    </g>
  );
}
