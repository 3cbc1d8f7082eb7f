import { faultMatrix } from './matrix';
import { clips } from './places/clips';

faultMatrix('clips', clips);
