import { account } from './cases/account';
import { faultMatrix } from './matrix';

faultMatrix('account', account);
