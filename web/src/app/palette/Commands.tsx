import Search from 'lucide-react/icons/search';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { onKeysAsked } from '../../platform/commands/screenKeys.ts';
import { ErrorBoundary } from '../../platform/screen/ErrorBoundary.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useNavigation } from '../../ui/navigation/NavigationProvider.tsx';
import { useMenuPlace } from '../shell/useMenuPlace.ts';
import styles from './Commands.module.css';
import { paletteKey } from './keyNames.ts';
import { shortcutsAt } from './shortcuts.ts';
import { useSingleKeys } from './singleKeys.ts';
import { useShortcuts } from './useShortcuts.ts';

const loadPalette = () => import('./Palette.tsx');
const Palette = lazy(loadPalette);
const ShortcutsDialog = lazy(() => import('./ShortcutsDialog.tsx'));

const preload = () => {
  // Opening reports what is wrong.
  loadPalette().catch(() => undefined);
};

/** Closes what could not be shown. The screen below stays as it is. */
function Failure({ onShown }: { onShown: () => void }) {
  const report = useEffectEvent(() => {
    toast({ tone: 'danger', title: 'This could not be opened. Reload the page to try again.' });
    onShown();
  });
  useEffect(() => report(), []);
  return null;
}

/** The keys of the whole app, and the button that opens the command palette. Not part of the first load. */
export default function Commands() {
  const [opened, setOpened] = useState<'palette' | 'help' | null>(null);
  const navigate = useNavigation();
  const shortcuts = shortcutsAt(useMenuPlace());
  const areSingleKeysOn = useSingleKeys();
  const close = () => setOpened(null);
  const openHelp = () => setOpened('help');
  const openPalette = () => setOpened('palette');
  useEffect(() => onKeysAsked(() => setOpened('help')), []);
  useShortcuts({
    shortcuts,
    areSingleKeysOn,
    onShortcut: (href) => navigate?.(href),
    onPalette: openPalette,
    onHelp: openHelp,
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
          {paletteKey}
        </kbd>
      </Button>
      <ErrorBoundary resetKey={opened} renderError={() => <Failure onShown={close} />}>
        <Suspense>
          {opened === 'palette' ? <Palette onClosed={close} onHelp={openHelp} /> : null}
          {opened === 'help' ? <ShortcutsDialog shortcuts={shortcuts} onClosed={close} /> : null}
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
