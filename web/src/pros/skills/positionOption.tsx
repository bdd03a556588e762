import type { SelectOption } from '../../ui/fields/Select.tsx';
import { PositionIcon } from './PositionIcon.tsx';

/** A position as the option of a filter, by its database id. */
export function positionOption(databaseId: number, name: string): SelectOption {
  return { value: String(databaseId), label: name, icon: <PositionIcon name={name} /> };
}
