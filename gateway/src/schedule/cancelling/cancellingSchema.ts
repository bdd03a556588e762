import './cancelGigs.ts';
import './cancellationPreview.ts';
import './deleteGig.ts';
import './GigCancellation.ts';
import './gigCancellationReasonEnum.ts';
