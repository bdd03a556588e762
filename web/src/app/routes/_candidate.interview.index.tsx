import { createFileRoute } from '@tanstack/react-router';
import { EnterCodeScreen } from '../../hiring/candidateCodes/EnterCodeScreen.tsx';

export const Route = createFileRoute('/_candidate/interview/')({ component: EnterCode });

function EnterCode() {
  return (
    <EnterCodeScreen
      title="Your interview"
      lead="Enter the code from the message that invited you."
      path="/interview"
    />
  );
}
