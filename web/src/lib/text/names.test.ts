import { expect, it } from 'vitest';
import { makeBundle, Name } from './names';

const bundle = makeBundle(
  'pl',
  `city-cairo = Kair
    .loc = Kairze
here = W { FORM($city, case: "loc") } jest stacja.
begins = { FORM($city, case: "loc", start: "yes") }!`,
);

function say(id: string, city: Name | string): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, { city }) : '';
}

it('puts a name into the case that a message asks for', () => {
  expect(say('here', new Name('Kair', 'city-cairo'))).toBe('W Kairze jest stacja.');
});

it('keeps a name that has no such form, and whatever is not a name', () => {
  expect(say('here', new Name('Chicago', 'city-chicago'))).toBe('W Chicago jest stacja.');
  expect(say('here', 'domu')).toBe('W domu jest stacja.');
});

it('begins a sentence with a capital letter', () => {
  expect(say('begins', 'der Arzt')).toBe('Der Arzt!');
});
