/** The files in a tar archive. */

export interface ArchivedFile {
  name: string;
  content: Uint8Array;
}

// Where the header of a file has what (POSIX ustar).
const BLOCK = 512;
const NAME = [0, 100] as const;
const SIZE = [124, 136] as const;
const PREFIX = [345, 500] as const;

/** Return the files of an archive. */
export async function readArchive(answer: Response): Promise<ArchivedFile[]> {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  const archive = new Uint8Array(await answer.arrayBuffer());
  const files: ArchivedFile[] = [];
  let at = 0;
  while (archive[at]) {
    const header = archive.subarray(at, at + BLOCK);
    const size = parseInt(readText(header, SIZE), 8);
    const content = archive.subarray(at + BLOCK, at + BLOCK + size);
    const prefix = readText(header, PREFIX);
    files.push({ name: (prefix && `${prefix}/`) + readText(header, NAME), content });
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}

function readText(header: Uint8Array, [from, to]: readonly [number, number]): string {
  const field = header.subarray(from, to);
  const end = field.indexOf(0);
  return new TextDecoder().decode(end < 0 ? field : field.subarray(0, end));
}
