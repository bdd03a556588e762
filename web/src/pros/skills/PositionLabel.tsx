import { PositionIcon } from './PositionIcon.tsx';

/** A position's name after its drawing. */
export function PositionLabel({ name }: { name: string }) {
  return (
    <>
      <PositionIcon name={name} />
      {name}
    </>
  );
}
