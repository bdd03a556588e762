import styles from './Palette.module.css';

interface Props {
  text: string;
  isEmpty: boolean;
  isLoading: boolean;
  hasFailed: boolean;
}

/** Says what the server does, and that nothing was found. */
export function PaletteStatus({ text, isEmpty, isLoading, hasFailed }: Props) {
  return (
    <p role="status" className={styles.status}>
      {statusText(text.trim(), { isEmpty, isLoading, hasFailed })}
    </p>
  );
}

function statusText(text: string, { isEmpty, isLoading, hasFailed }: Omit<Props, 'text'>): string {
  if (hasFailed) return 'Search is not available right now. Pages and actions still work.';
  if (isLoading) return 'Searching…';
  if (isEmpty) return `Nothing matches “${text}”.`;
  return text === '' ? 'Search by name, position, date or #number.' : '';
}
