import { Button } from '../../ui/actions/Button.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { KeyList } from '../../ui/layout/KeyList.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { paletteKey } from './keyNames.ts';
import type { Shortcut } from './shortcuts.ts';
import { turnSingleKeys, useSingleKeys } from './singleKeys.ts';

interface Props {
  shortcuts: readonly Shortcut[];
  onClosed: () => void;
}

/** The keys that work here, and the switch for those that are a single key. Loaded by those who open it. */
export default function ShortcutsDialog({ shortcuts, onClosed }: Props) {
  const areSingleKeysOn = useSingleKeys();
  const single = shortcuts.map(
    ({ keys, label }) => [keys.map((key) => key.toUpperCase()).join(' then '), label] as const,
  );
  return (
    <Dialog
      isOpen
      size="small"
      onClosed={onClosed}
      title="Keyboard shortcuts"
      description="They work while nothing is being typed."
      footer={<Button onPress={onClosed}>Close</Button>}
    >
      <KeyList
        keys={[
          [paletteKey, 'Search and commands'],
          ...(areSingleKeysOn ? [['?', 'Keyboard shortcuts'] as const, ...single] : []),
        ]}
      />
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
