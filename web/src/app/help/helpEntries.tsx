import BookOpenText from 'lucide-react/icons/book-open-text';
import CirclePlay from 'lucide-react/icons/circle-play';
import Keyboard from 'lucide-react/icons/keyboard';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import ScrollText from 'lucide-react/icons/scroll-text';
import Signpost from 'lucide-react/icons/signpost';
import Sparkles from 'lucide-react/icons/sparkles';
import { askForKeys } from '../../platform/commands/screenKeys.ts';
import { supportHref } from '../../platform/screen/supportHref.ts';
import type { MenuEntry } from '../../ui/actions/Menu.tsx';
import type { HelpPart } from './helpPart.ts';

interface Help {
  /** Where the tour begins; null where there is none. */
  readonly tour: string | null;
  readonly hasNews: boolean;
  readonly onHelp: (part: HelpPart) => void;
}

export function helpEntries({ tour, hasNews, onHelp }: Help): readonly MenuEntry[] {
  return [
    ...(tour === null ? [] : [{ id: 'tour', label: 'Take the tour', icon: <Signpost />, href: tour }]),
    { id: 'film', label: 'Watch the film', icon: <CirclePlay />, onAction: () => onHelp('film') },
    {
      id: 'news',
      label: 'What’s new',
      icon: <Sparkles />,
      description: hasNews ? 'New since you last looked' : undefined,
      onAction: () => onHelp('news'),
    },
    { id: 'glossary', label: 'Glossary', icon: <BookOpenText />, onAction: () => onHelp('glossary') },
    { id: 'keys', label: 'Keyboard shortcuts', icon: <Keyboard />, onAction: askForKeys },
    'separator',
    { id: 'support', label: 'Contact support', icon: <LifeBuoy />, href: supportHref },
    { id: 'terms', label: 'Terms and privacy', icon: <ScrollText />, href: '/terms' },
  ];
}
