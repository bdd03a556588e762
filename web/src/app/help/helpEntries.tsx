import BookOpenText from 'lucide-react/icons/book-open-text';
import Keyboard from 'lucide-react/icons/keyboard';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Scale from 'lucide-react/icons/scale';
import Sparkles from 'lucide-react/icons/sparkles';
import { askForKeys } from '../../platform/commands/screenKeys.ts';
import { supportHref } from '../../platform/screen/supportHref.ts';
import type { MenuEntry } from '../../ui/actions/Menu.tsx';
import type { HelpPart } from './helpPart.ts';

/** The entries of the help. */
export function helpEntries(hasNews: boolean, onHelp: (part: HelpPart) => void): readonly MenuEntry[] {
  return [
    {
      id: 'news',
      label: 'What’s new',
      icon: <Sparkles />,
      description: hasNews ? 'New since your last look' : undefined,
      onAction: () => onHelp('news'),
    },
    { id: 'glossary', label: 'Glossary', icon: <BookOpenText />, onAction: () => onHelp('glossary') },
    { id: 'keys', label: 'Keyboard shortcuts', icon: <Keyboard />, onAction: askForKeys },
    'separator',
    { id: 'support', label: 'Contact support', icon: <LifeBuoy />, href: supportHref },
    { id: 'terms', label: 'Terms and privacy', icon: <Scale />, href: '/terms' },
  ];
}
