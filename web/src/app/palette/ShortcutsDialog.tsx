import { useOfferedKeys } from '../../platform/commands/screenKeys.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { KeyList } from '../../ui/layout/KeyList.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { withCtrl } from '../../platform/commands/keyNames.ts';
import type { Shortcut } from './shortcuts.ts';
import styles from './ShortcutsDialog.module.css';
import { turnSingleKeys, useSingleKeys } from './singleKeys.ts';

interface Props {
  shortcuts: readonly Shortcut[];
  onClosed: () => void;
}

/** The keys that work here, those of the screen first, and the switch for those that are a single key. Loaded by those who open it. */
export default function ShortcutsDialog({ shortcuts, onClosed }: Props) {
  const areSingleKeysOn = useSingleKeys();
  const ofScreen = useOfferedKeys();
  const single = shortcuts.map(
    ({ keys, label }) => [keys.map((key) => key.toUpperCase()).join(' then '), label] as const,
  );
  return (
    <Dialog
      isOpen
      size="small"
      onClosed={onClosed}
      title="Keyboard shortcuts"
      description="Single keys work while nothing is being typed."
      footer={<Button onPress={onClosed}>Close</Button>}
    >
      {ofScreen.map(({ title, keys }) => (
        <section key={title} className={styles.part}>
          <h3 className={styles.title}>{title}</h3>
          <KeyList keys={keys} />
        </section>
      ))}
      <section className={styles.part}>
        {ofScreen.length > 0 ? <h3 className={styles.title}>Everywhere</h3> : null}
        <KeyList
          keys={[
            [withCtrl('K'), 'Search and commands'],
            ...(areSingleKeysOn ? [['?', 'Keyboard shortcuts'] as const, ...single] : []),
          ]}
        />
      </section>
      <Switch
        isSelected={areSingleKeysOn}
        onChange={turnSingleKeys}
        description="Turn off if letters you press or dictate trigger something. Kept in this browser."
      >
        Single-key shortcuts
      </Switch>
    </Dialog>
  );
}
