/// <reference types="vite/client" />

declare module 'virtual:client-manifest' {
  import type { Manifest } from 'vite';

  const manifest: Manifest;
  // eslint-disable-next-line no-restricted-exports -- what a virtual JSON module has
  export default manifest;
}
