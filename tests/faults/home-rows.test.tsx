import { faultMatrix } from './matrix';
import { homeRows } from './places/home-rows';

faultMatrix('home-rows', homeRows);
