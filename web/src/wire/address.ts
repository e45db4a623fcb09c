/** Addresses of this server, below its sub-path. */

/** The server's sub-path, from the page: '' or '/fourcures'. */
export const root = document.documentElement.dataset['path'] ?? '';

/** Whether the server has the documentation at `/docs`; it writes that into the page too. */
export const hasDocs = document.documentElement.dataset['docs'] === 'yes';

/** An address of this server as the browser needs it. */
export function href(path: string): string {
  return root + path;
}

/** Return the same with the host, to send to others. */
export function absolute(path: string): string {
  return location.origin + href(path);
}
