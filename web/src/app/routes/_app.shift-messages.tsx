import { createFileRoute } from '@tanstack/react-router';
import { ShiftMessagesScreen } from '../../day/shiftMessages/ShiftMessagesScreen.tsx';

export const Route = createFileRoute('/_app/shift-messages')({ component: ShiftMessagesScreen });
