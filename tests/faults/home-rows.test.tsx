import { homeRows } from './cases/home-rows';
import { faultMatrix } from './matrix';

faultMatrix('home-rows', homeRows);
