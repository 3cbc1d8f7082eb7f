import { faultMatrix } from './matrix';
import { buying } from './places/buying';

faultMatrix('buying', buying);
