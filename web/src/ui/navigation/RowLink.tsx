import styles from '../layout/Table.module.css';
import { TextLink, type TextLinkProps } from './TextLink.tsx';

/** The link of a table row: its area is the whole row, except for the row's other controls. */
export function RowLink(props: TextLinkProps) {
  return <TextLink {...props} className={styles.rowLink} />;
}
