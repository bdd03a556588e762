import { Badge, type BadgeProps } from './Badge.tsx';
import { ToneIcon } from './ToneIcon.tsx';

/** A state: its tone's icon, or one of its own, with its name. */
export function StatusBadge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <Badge tone={tone} icon={icon ?? <ToneIcon tone={tone} />}>
      {children}
    </Badge>
  );
}
