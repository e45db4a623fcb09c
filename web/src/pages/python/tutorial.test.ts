import { expect, it } from 'vitest';
import { withPrompts } from './tutorial';

it('writes prompts before statements and their blocks', () => {
  expect(withPrompts('x = 1\nfor i in range(x):\n    print(i)\n')).toBe(
    '>>> x = 1\n>>> for i in range(x):\n...     print(i)',
  );
});
