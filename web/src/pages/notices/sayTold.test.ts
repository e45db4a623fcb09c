import { expect, it } from 'vitest';
import { sayTold } from './sayTold';

const NOTHING = { address: null, unconfirmed: null, pushed: false };
const ADDRESS = 'ada@example.org';

it.each([
  ['offers to tell, before anything is known', null, 'Tell me when it is my turn'],
  ['offers to tell who is not told', NOTHING, 'Tell me when it is my turn'],
  [
    'offers to tell while an address is not confirmed',
    { ...NOTHING, unconfirmed: ADDRESS },
    'Tell me when it is my turn',
  ],
  ['says where emails go', { ...NOTHING, address: ADDRESS }, 'Emails go to ada@example.org'],
  ['says that this device is notified', { ...NOTHING, pushed: true }, 'Notifications are on'],
])('%s', (_, known, text) => expect(sayTold(known)).toBe(text));
