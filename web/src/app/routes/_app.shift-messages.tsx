import { createFileRoute } from '@tanstack/react-router';
import { ShiftMessagesScreen } from '../../messages/shiftMessages/ShiftMessagesScreen.tsx';

export const Route = createFileRoute('/_app/shift-messages')({ component: ShiftMessagesScreen });
