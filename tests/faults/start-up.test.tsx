import { faultMatrix } from './matrix';
import { startUp } from './places/start-up';

faultMatrix('start-up', startUp);
