import Search from 'lucide-react/icons/search';
import { lazy, Suspense, useEffect, useState } from 'react';
import { onKeysAsked } from '../../platform/commands/screenKeys.ts';
import { ErrorBoundary } from '../../platform/screen/ErrorBoundary.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { useNavigation } from '../../ui/navigation/NavigationProvider.tsx';
import type { HelpPart } from '../help/helpPart.ts';
import { useMenuPlace } from '../shell/useMenuPlace.ts';
import styles from './Commands.module.css';
import { withCtrl } from '../../platform/commands/keyNames.ts';
import { PaletteOpening } from './PaletteOpening.tsx';
import { shortcutsAt } from './shortcuts.ts';
import { useSingleKeys } from './singleKeys.ts';
import { Unopened } from './Unopened.tsx';
import { useShortcuts } from './useShortcuts.ts';

const loadPalette = () => import('./Palette.tsx');
const Palette = lazy(loadPalette);
const ShortcutsDialog = lazy(() => import('./ShortcutsDialog.tsx'));

const preload = () => {
  // Opening reports what is wrong.
  loadPalette().catch(() => undefined);
};

/** The keys of the whole app, and the button that opens the command palette. */
export function Commands({ onHelp }: { onHelp: (part: HelpPart) => void }) {
  const [opened, setOpened] = useState<'palette' | 'keys' | null>(null);
  const [typed, setTyped] = useState('');
  const navigate = useNavigation();
  const shortcuts = shortcutsAt(useMenuPlace());
  const areSingleKeysOn = useSingleKeys();
  const close = () => setOpened(null);
  const openKeys = () => setOpened('keys');
  const openPalette = () => {
    setTyped('');
    setOpened('palette');
  };
  useEffect(() => onKeysAsked(() => setOpened('keys')), []);
  useShortcuts({
    shortcuts,
    areSingleKeysOn,
    onShortcut: (href) => navigate?.(href),
    onPalette: openPalette,
    onKeys: openKeys,
  });

  return (
    <>
      <Button
        variant="outlined"
        fullWidth
        className={styles.trigger ?? ''}
        icon={<Search aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={preload}
        onFocus={preload}
        onPress={openPalette}
      >
        <span className={styles.label}>Search</span>
        <kbd className={styles.key} aria-hidden="true">
          {withCtrl('K')}
        </kbd>
      </Button>
      <ErrorBoundary resetKey={opened} renderError={() => <Unopened onShown={close} />}>
        <Suspense
          fallback={opened === 'palette' ? <PaletteOpening onTyped={setTyped} onClosed={close} /> : null}
        >
          {opened === 'palette' ? (
            <Palette initialText={typed} onClosed={close} onKeys={openKeys} onHelp={onHelp} />
          ) : null}
          {opened === 'keys' ? <ShortcutsDialog shortcuts={shortcuts} onClosed={close} /> : null}
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
