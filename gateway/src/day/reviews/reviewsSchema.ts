import './RatingCategory.ts';
import './reviewFields.ts';
import './reviewPros.ts';
