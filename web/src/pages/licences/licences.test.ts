import { expect, it } from 'vitest';
import { splitLicences } from './licences';

const TEXT = `@fluent/bundle 0.19.1 (Apache-2.0)

Apache License

Version 2.0, January 2004 (text)

svelte 5.57.3 (MIT)

Permission is hereby granted
`;

it('gives every package with the whole text of its licence', () => {
  expect(splitLicences(TEXT)).toEqual([
    {
      title: '@fluent/bundle 0.19.1 (Apache-2.0)',
      text: 'Apache License\n\nVersion 2.0, January 2004 (text)',
    },
    { title: 'svelte 5.57.3 (MIT)', text: 'Permission is hereby granted' },
  ]);
});

it('gives no licence for an empty text', () => expect(splitLicences('\n')).toEqual([]));
