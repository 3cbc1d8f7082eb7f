import { clips } from './cases/clips';
import { faultMatrix } from './matrix';

faultMatrix('clips', clips);
