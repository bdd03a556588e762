import './endSession.ts';
import './Session.ts';
import './sessionConnection.ts';
