import { faultMatrix } from './matrix';
import { account } from './places/account';

faultMatrix('account', account);
