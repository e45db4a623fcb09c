import { expect, it } from 'vitest';
import { readArchive } from './archive';

const BLOCK = 512;

/** A file as the tar format has it: a header of 512 bytes, and the content filled up to such blocks. */
function member(name: string, content: string, prefix = ''): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(BLOCK + Math.ceil(content.length / BLOCK) * BLOCK);
  const write = (text: string, at: number) => file.set(new TextEncoder().encode(text), at);
  write(name, 0);
  write(content.length.toString(8).padStart(11, '0'), 124);
  write(prefix, 345);
  write(content, BLOCK);
  return file;
}

it('returns the files of an archive', async () => {
  const long = 'x'.repeat(600);
  const files = [member('a.py', 'one'), member('b.py', long, 'deep/folder'), member('c.py', '')];
  const archive = new Blob([...files, new Uint8Array(2 * BLOCK)]);
  const read = await readArchive(new Response(archive));
  const texts = read.map(({ name, content }) => [name, new TextDecoder().decode(content)]);
  expect(texts).toEqual([
    ['a.py', 'one'],
    ['deep/folder/b.py', long],
    ['c.py', ''],
  ]);
});

it('fails if there is no archive', async () => {
  await expect(readArchive(new Response('', { status: 404 }))).rejects.toThrow('404');
});
