import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../../ui/theme/classNames.ts';
import styles from './MapDrawing.module.css';
import type { MapFrame } from './mapView.ts';
import { lengthText } from './lengthText.ts';
import { scaleMeters } from './scaleBar.ts';

interface Props extends Omit<ComponentPropsWithRef<'svg'>, 'width' | 'height' | 'viewBox'> {
  frame: MapFrame;
  /** The height of its letters, in units of the drawing. */
  letters: number;
}

/** A map of the product's own, to scale and without streets: what is drawn on it, a scale bar, and where north is. */
export function MapDrawing({ frame, letters, className, children, ...svg }: Props) {
  const { width, height, halfWidth } = frame;
  const meters = scaleMeters(halfWidth);
  const length = (meters / halfWidth) * (width / 2);
  const bottom = height - letters;
  const right = width - letters;
  return (
    <svg {...svg} className={classNames(styles.map, className)} viewBox={`0 0 ${width} ${height}`}>
      {children}
      <g aria-hidden="true" fontSize={letters}>
        <path
          className={styles.scale}
          d={`M${letters} ${bottom - letters / 2}v${letters / 2}h${length}v${-letters / 2}`}
        />
        <text className={styles.label} x={letters * 1.4 + length} y={bottom + letters * 0.1}>
          {lengthText(meters)}
        </text>
        <path
          className={styles.north}
          d={`M${right} ${letters * 3.4}v${-letters * 1.6}m${-letters * 0.4} ${letters * 0.5}l${letters * 0.4} ${-letters * 0.5}l${letters * 0.4} ${letters * 0.5}`}
        />
        <text className={styles.label} x={right} y={letters * 1.5} textAnchor="middle">
          N
        </text>
      </g>
    </svg>
  );
}
