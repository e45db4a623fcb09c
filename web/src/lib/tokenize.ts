/** Words as people type them: lower case without accents; ł is a letter without one. */
export function words(text: string): string[] {
  return text
    .toLocaleLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}:]+/u)
    .filter(Boolean);
}
