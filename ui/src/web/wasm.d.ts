/** What `cargo xtask web` makes of crates/web and crates/web-print; vite.config.ts says where it is. */

declare module 'goatherd-host' {
  import type { sockets } from './sockets';
  type Sockets = typeof sockets;
  export class Line {
    send(text: string): void;
    free(): void;
  }
  export class WebHost {
    static open(
      folder: string,
      stumbling: string[],
      load: () => Promise<unknown>,
      sockets: Sockets,
    ): Promise<WebHost>;
    fragment(): string;
    connect(hear: (text: string | null) => void): Line;
    look(): void;
    stop(): Promise<void>;
  }
  export function stumbledOver(): string | undefined;
  export default function init(options: { module_or_path: string }): Promise<{ memory: WebAssembly.Memory }>;
}

declare module 'goatherd-print' {
  export function page(game: string, order: string, page: number): string;
  export function pdf(game: string, order: string, progress: (done: number, of: number) => void): Uint8Array;
  export default function init(options: { module_or_path: string }): Promise<unknown>;
}

declare module 'goatherd-host/wasm?url' {
  const url: string;
  export default url;
}

declare module 'goatherd-print/wasm?url' {
  const url: string;
  export default url;
}
