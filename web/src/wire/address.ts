/** Addresses of this server, below its sub-path. */

/** The server's sub-path, from the page: '' or '/fourcures'. */
export const root = document.documentElement.dataset['path'] ?? '';

/** Return an address of this server with its sub-path. */
export function href(path: string): string {
  return root + path;
}

/** Return the same with the host, to send to others. */
export function absolute(path: string): string {
  return location.origin + href(path);
}
