import type { UserRow } from '../store/rows.ts';

const PASSWORD = 'goal-line-1';
export const DEVICE_CODE = '123456';

type Account = Omit<UserRow, 'id'>;

const someone: Account = {
  email: '',
  is_verified: true,
  temporary_password: false,
  first_name: '',
  last_name: '',
  phone: null,
  newsletter: false,
  terms: true,
  trial_period_used: false,
  password: PASSWORD,
  clips: 0,
  downloads: 0,
  social: null,
};

export const ACCOUNTS: readonly Account[] = [
  { ...someone, email: 'fan@grandstand.test', first_name: 'Alex', last_name: 'Rivera' },
  {
    ...someone,
    email: 'member@grandstand.test',
    first_name: 'Robin',
    last_name: 'Hale',
    phone: '+1 555 010 0199',
    newsletter: true,
    trial_period_used: true,
    clips: 4,
    downloads: 1,
  },
  {
    ...someone,
    email: 'temp@grandstand.test',
    first_name: 'Sam',
    last_name: 'Okoro',
    temporary_password: true,
  },
  { ...someone, email: 'new@grandstand.test', first_name: 'Kim', last_name: 'Larsen', is_verified: false },
];

interface Coupon {
  code: string;
  percent: number;
  amount: number;
  expired: boolean;
}

export const COUPONS: readonly Coupon[] = [
  { code: 'TENOFF', percent: 10, amount: 0, expired: false },
  { code: 'WELCOME5', percent: 0, amount: 500, expired: false },
  { code: 'EXPIRED', percent: 50, amount: 0, expired: true },
];
