/** Split a text into words for search: lower case, without accents. Unicode cannot decompose ł. */
export function tokenize(text: string): string[] {
  return text
    .toLocaleLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}:]+/u)
    .filter(Boolean);
}
