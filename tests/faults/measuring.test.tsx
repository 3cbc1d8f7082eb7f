import { faultMatrix } from './matrix';
import { measuring } from './places/measuring';

faultMatrix('measuring', measuring);
