import './postingCheck.ts';
import './PostingCheckInput.ts';
import './PostingWarning.ts';
