import './createImageUpload.ts';
import './Image.ts';
