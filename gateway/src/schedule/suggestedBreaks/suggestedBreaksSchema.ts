import './SuggestedBreak.ts';
