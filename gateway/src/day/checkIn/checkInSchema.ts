import './checkIn.ts';
import './GigCheckIn.ts';
import './renewCheckIn.ts';
