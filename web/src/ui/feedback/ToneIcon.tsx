import Check from 'lucide-react/icons/circle-check';
import Dot from 'lucide-react/icons/circle-dot';
import Info from 'lucide-react/icons/info';
import Danger from 'lucide-react/icons/octagon-alert';
import Sparkles from 'lucide-react/icons/sparkles';
import Warning from 'lucide-react/icons/triangle-alert';
import type { Tone } from './tone.ts';

const icons = {
  neutral: Dot,
  accent: Sparkles,
  info: Info,
  success: Check,
  warning: Warning,
  danger: Danger,
};

/** The icon of a tone, so that color alone conveys no state. */
export function ToneIcon({ tone }: { tone: Tone }) {
  const Icon = icons[tone];
  return <Icon aria-hidden="true" />;
}
