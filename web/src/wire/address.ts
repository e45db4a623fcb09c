/** Addresses of this host: of a server below its sub-path, or of a folder of files. */

const { path, docs, host, offline } = document.documentElement.dataset;

/** Whether the host is on this page; a page of a mere folder of files is behind `?`, as in `?/new`. */
export const isLocal = host === 'local';

/** The server's sub-path, from the page: '' or '/fourcures'. */
export const root = path ?? '';

/** Whether the server has the documentation at `/docs`; it writes that into the page too. */
export const hasDocs = docs === 'yes';

/** Whether the server has the game without a server at `/offline`; it writes that too. */
export const hasOffline = offline === 'yes';

/** An address of this host as the browser needs it. */
export function href(path: string): string {
  return isLocal ? `?${path}` : root + path;
}

/** The address of a file beside the page of this host. */
export function fileAt(path: string): string {
  return isLocal ? `.${path}` : root + path;
}

/** Return an address of a page with the host, to send to others. */
export function absolute(path: string): string {
  return location.origin + (isLocal ? location.pathname : '') + href(path);
}

/** Return the path of a page below the sub-path, from its address. */
export function pathIn({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  if (isLocal) return search.startsWith('?/') ? search.slice(1) : '/';
  return pathname.startsWith(root) ? pathname.slice(root.length) : pathname;
}
