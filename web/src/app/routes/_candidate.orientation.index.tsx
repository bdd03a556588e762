import { createFileRoute } from '@tanstack/react-router';
import { EnterCodeScreen } from '../../hiring/candidateCodes/EnterCodeScreen.tsx';

export const Route = createFileRoute('/_candidate/orientation/')({ component: EnterCode });

function EnterCode() {
  return (
    <EnterCodeScreen
      title="Your orientation"
      lead="Enter the code from the message that your new team sent you."
      path="/orientation"
    />
  );
}
