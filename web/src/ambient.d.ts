/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:locale/*' {
  const text: string;
  export default text;
}
