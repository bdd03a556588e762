import Clock from 'lucide-react/icons/clock';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ShiftTemplatePicker_location$key } from '../../__generated__/ShiftTemplatePicker_location.graphql.ts';
import { Menu } from '../../ui/actions/Menu.tsx';
import { shiftHoursText, shiftLengthText } from './shiftHoursText.ts';

/** The local times of a shift, such as `18:30`. */
export interface PickedShift {
  readonly startTime: string;
  readonly endTime: string;
  readonly unpaidBreakMinutes: number;
}

interface Props {
  location: ShiftTemplatePicker_location$key;
  onPicked: (shift: PickedShift) => void;
}

/** A menu of shift templates. Renders nothing if the location has none. */
export function ShiftTemplatePicker({ location, onPicked }: Props) {
  const { shiftTemplates } = useFragment(
    graphql`
      fragment ShiftTemplatePicker_location on Location @throwOnFieldError {
        shiftTemplates @catch(to: NULL) {
          id
          startTime
          endTime
          unpaidBreakMinutes
        }
      }
    `,
    location,
  );
  if (!shiftTemplates || shiftTemplates.length === 0) return null;
  return (
    <Menu
      label="Usual times"
      variant="ghost"
      size="small"
      icon={<Clock aria-hidden="true" />}
      items={shiftTemplates.map(({ id, startTime, endTime, unpaidBreakMinutes }) => {
        const shift = { startTime, endTime, unpaidBreakMinutes };
        return {
          id,
          label: shiftHoursText(shift),
          description: shiftLengthText(shift),
          onAction: () => onPicked(shift),
        };
      })}
    />
  );
}
