import { Button } from '../../actions/Button.tsx';
import { BottomBar } from '../../layout/BottomBar.tsx';
import { BadFieldLinks } from './BadFieldLinks.tsx';
import styles from './SaveBar.module.css';
import type { SavedForm } from './savedForms.ts';

interface Props {
  /** Those with unsaved changes. */
  forms: readonly SavedForm[];
  isSaving: boolean;
  onSaved: () => void;
  onDiscarded: () => void;
}

/** Saves or discards what has changed on the page; it stays in sight at the bottom. */
export function SaveBar({ forms, isSaving, onSaved, onDiscarded }: Props) {
  return (
    <BottomBar label="Unsaved changes">
      <div className={styles.text}>
        <div role="status">
          <strong>Unsaved changes</strong>
          <span className={styles.where}>{` in ${forms.map(({ title }) => title).join(', ')}`}</span>
        </div>
        <BadFieldLinks fields={forms.flatMap(({ badFields }) => badFields)} />
      </div>
      <div className={styles.actions}>
        <Button variant="outlined" isDisabled={isSaving} onPress={onDiscarded}>
          Discard
        </Button>
        <Button isLoading={isSaving} aria-keyshortcuts="Control+S Meta+S" onPress={onSaved}>
          Save
        </Button>
      </div>
    </BottomBar>
  );
}
