import { isPastWorkQuestion } from '@brigade/domain/pros/search/pastWorkQuestion.ts';
import History from 'lucide-react/icons/history';
import { currentDay } from '../../platform/clock/currentTime.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { browserZone } from '../../ui/theme/browserZone.ts';
import { useHasAssistant } from './useHasAssistant.ts';

interface Props {
  /** What was typed to find pros by. */
  words: string;
  positions?: readonly { readonly id: number; readonly name: string }[];
  /** Where the question is answered; or what answers it. */
  href?: string;
  onAsked?: () => void;
}

const noPositions: NonNullable<Props['positions']> = [];

/** Offers to ask about past work, where what was typed is a question rather than a name and the viewer has the assistant. */
export default function AskPastWork({ words, positions = noPositions, href, onAsked }: Props) {
  const isQuestion = isPastWorkQuestion(words, positions, currentDay(browserZone()));
  const hasAssistant = useHasAssistant(isQuestion);
  if (!hasAssistant) return null;
  const label = `Ask about past work: “${words}”`;
  const icon = <History aria-hidden="true" />;
  return (
    <div>
      {href === undefined ? (
        <Button variant="text" size="small" icon={icon} onPress={() => onAsked?.()}>
          {label}
        </Button>
      ) : (
        <LinkButton variant="text" size="small" icon={icon} href={href}>
          {label}
        </LinkButton>
      )}
    </div>
  );
}
