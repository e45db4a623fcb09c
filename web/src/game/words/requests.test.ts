import { describe, expect, it } from 'vitest';
import { move } from '../../testing/game';
import type { Request, ShownStep } from '../../wire/wire';
import { askRequest } from './requests';

const step = (text: string, of = [0], change = {}): ShownStep => ({
  text,
  parts: text === 'undo' ? null : move(text, { seat: 1, ...change }),
  of,
  preview: [],
});
const ask = (...steps: ShownStep[]) =>
  askRequest({ number: 1, seat: 1, of: [0], steps, why: null } as Request, ['medic']);

describe('askRequest', () => {
  it('asks about the whole turn in one question', () => {
    const steps = [
      step('move medic drive delhi'),
      step('move medic drive kolkata'),
      step('drive kolkata', []),
    ];
    expect(ask(...steps)).toBe('May I bring you to Kolkata?');
    expect(ask(...steps, step('give kolkata to medic'))).toBe(
      'May I bring you to Kolkata and give you the Kolkata card?',
    );
  });

  it('names every card that it is about', () => {
    const steps = [step('take baghdad from medic'), step('take karachi from medic')];
    expect(ask(...steps)).toBe('Will you give me the Baghdad and Karachi cards?');
  });

  it.each([
    ['undo', 'May I undo my last move?'],
    ['give paris to medic', 'May I give you the Paris card?'],
    ['take paris from medic', 'Will you give me the Paris card?'],
    ['airlift medic cairo', 'May I bring you to Cairo?'],
  ])('asks for %s', (text, question) => {
    expect(ask(step(text))).toBe(question);
  });
});
