import styles from './PinHandle.module.css';

/** A pin whose point is at 0, 0. */
export function PinMark() {
  return (
    <>
      <circle className={styles.ring} cy="-13" r="19" />
      <circle className={styles.hit} cy="-13" r="22" />
      <path className={styles.body} d="M0 0C-3-6-10-11-10-18A10 10 0 1 1 10-18C10-11 3-6 0 0Z" />
      <circle className={styles.eye} cy="-18" r="3.5" />
    </>
  );
}
