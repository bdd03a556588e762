import './Match.ts';
import './MatchBlocker.ts';
import './MatchPart.ts';
