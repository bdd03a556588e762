import type { ComponentPropsWithRef } from 'react';
import styles from '../layout/Table.module.css';
import { TextLink } from './TextLink.tsx';

/** The link of a table row: its area is the whole row, except for the row's other controls. */
export function RowLink(props: ComponentPropsWithRef<'a'>) {
  return <TextLink {...props} className={styles.rowLink} />;
}
