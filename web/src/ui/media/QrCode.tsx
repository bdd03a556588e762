import { encode } from 'uqr';
import styles from './QrCode.module.css';

interface Props {
  /** What scanning opens: a URL. */
  text: string;
  /** What it is for: "QR code for check-in". */
  label: string;
}

/** A QR code, as wide as its container. It is black on white in both themes, because scanners need the contrast. */
export function QrCode({ text, label }: Props) {
  // Scanners need a margin of four modules.
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect className={styles.paper} width={size} height={size} />
      <path className={styles.ink} d={dark.join('')} />
    </svg>
  );
}
